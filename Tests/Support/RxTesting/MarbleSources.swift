import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution12VirtualTime

/// The sources of a picture, for the operator to be applied to.
///
/// It is itself the first source, so that `$0.skip(2)` says it all; the others are reached by their
/// names: `Observable.merge($0.a, $0.b)`.
@dynamicMemberLookup
public final class MarbleSources<Element>: ObservableType {
  /// The clock of the picture, for operators that need one.
  public let scheduler: TestScheduler

  /// The names that were asked for, but that the picture does not have.
  private(set) var missing: [String] = []

  typealias Named = (name: String, source: TestableObservable<Element>)

  private let sources: [Named]

  init(_ sources: [Named], on scheduler: TestScheduler) {
    self.sources = sources
    self.scheduler = scheduler
  }

  /// The source of that name.
  public subscript(name: String) -> Observable<Element> {
    if let found = sources.first(where: { $0.name == name }) { return found.source.asObservable() }
    missing.append(name)
    return .never()
  }

  /// The source of that name.
  public subscript(dynamicMember name: String) -> Observable<Element> {
    self[name]
  }

  /// Returns the first source.
  public func asObservable() -> Observable<Element> {
    sources.first?.source.asObservable() ?? .never()
  }

  /// Subscribes to the first source.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  /// When each source was subscribed to, by its name.
  var subscriptions: [String: [Subscription]] {
    Dictionary(sources.map { ($0.name, $0.source.subscriptions) }) { first, _ in first }
  }
}
