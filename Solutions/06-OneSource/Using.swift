import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Returns a sequence that owns a resource for as long as it is subscribed.
  ///
  /// - Parameters:
  ///   - resourceFactory: Makes the resource inside `subscribe`; if it throws, the result fails with
  ///     that error.
  ///   - observableFactory: Makes the sequence that uses the resource; if it throws, the result fails
  ///     with that error, and the resource is disposed.
  /// - Returns: The sequence. After its end, or when it is disposed, the source is disposed first,
  ///   and then the resource.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    // machine 6.13: Return a sequence that keeps the promise above.
    // starts as: .never()
    Using(resourceFactory: resourceFactory, observableFactory: observableFactory)
    // end machine 6.13
  }
}

// machine 6.13: What `using` is made of.
private final class Using<Resource: Disposable, Element>: Producer<Element> {
  private let resourceFactory: () throws -> Resource
  private let observableFactory: (Resource) throws -> Observable<Element>

  init(
    resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) {
    self.resourceFactory = resourceFactory
    self.observableFactory = observableFactory
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = PassingSink(observer: observer, cancel: cancel)
    // exercise 6.13: Each subscription has a resource of its own, which is disposed after the
    //   source. If a factory throws, that is the end, and no resource is left.
    // starts as: return (sink, Disposables.create())
    var resource: Disposable = Disposables.create()
    let source: Observable<Element>
    do {
      let made = try resourceFactory()
      resource = made
      source = try observableFactory(made)
    } catch {
      source = .error(error)
    }
    return (sink, Disposables.create(source.subscribe(sink), resource))
    // end 6.13
  }
}
// end machine 6.13
