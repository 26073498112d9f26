import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects

extension ObservableType {
  /// Sorts the elements by a key, into a sequence for each.
  ///
  /// The source stays subscribed as long as the result is, or any of the groups.
  ///
  /// - Parameter keySelector: Says which key an element has; if it throws, all groups and the result
  ///   fail with that error.
  /// - Returns: A sequence of groups, each of which is sent when its first element comes. Groups end
  ///   with the source, in the order in which they came, and before the result does.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    GroupBy(source: asObservable(), keyOf: keySelector)
  }
}

/// The blueprint of `groupBy`.
private final class GroupBy<Key: Hashable, Element>: Producer<GroupedObservable<Key, Element>> {
  private let source: Observable<Element>
  private let keyOf: (Element) throws -> Key

  init(source: Observable<Element>, keyOf: @escaping (Element) throws -> Key) {
    self.source = source
    self.keyOf = keyOf
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable)
  where Observer.Element == GroupedObservable<Key, Element> {
    let sink = GroupBySink(keyOf: keyOf, observer: observer, cancel: cancel)
    return (sink, sink.run(source))
  }
}

/// The machine of `groupBy`: a subject for each key.
///
/// Like every operator on one source it leaves it to that source to say one thing at a time.
private final class GroupBySink<
  Key: Hashable,
  Element,
  Observer: ObserverType
>: OperatorSink<Element, Observer> where Observer.Element == GroupedObservable<Key, Element> {
  private let keyOf: (Element) throws -> Key

  // The subject of each key, and all of them in the order in which they came.
  private var subjects: [Key: PublishSubject<Element>] = [:]
  private var inOrder: [PublishSubject<Element>] = []

  private let sourceSubscription = SingleAssignmentDisposable()

  // Whoever needs the source: the subscriber of the result owns it, those of the groups use it.
  private let users: RefCountDisposable

  init(keyOf: @escaping (Element) throws -> Key, observer: Observer, cancel: SinkDisposer) {
    self.keyOf = keyOf
    users = RefCountDisposable(disposable: sourceSubscription)
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the source, and returns what ends the part of the one who subscribed.
  func run(_ source: Observable<Element>) -> Disposable {
    sourceSubscription.setDisposable(source.subscribe(self))
    // exercise 9.6: Return what gives up the owner's part in the source, and not the source itself.
    // starts as: return sourceSubscription
    return users
    // end 9.6
  }

  override func onNext(_ element: Element) {
    do {
      send(element, to: try keyOf(element))
    } catch {
      end(with: error)
    }
  }

  override func onError(_ error: Swift.Error) {
    end(with: error)
  }

  override func onCompleted() {
    end(with: nil)
  }

  private func send(_ element: Element, to key: Key) {
    // exercise 9.5: Tell the element to the subject of its key. If there is none, make one, and
    //   forward its group first, so that nobody who subscribes to it at once misses this element.
    //   Once this sink is disposed nobody can hear of a new group, and there is nothing to make.
    guard let subject = subjects[key] ?? begin(key) else { return }
    subject.onNext(element)
    // end 9.5
  }

  /// Makes the subject of a key and forwards its group, unless nobody can hear of it any more.
  private func begin(_ key: Key) -> PublishSubject<Element>? {
    guard !isDisposed else { return nil }
    let subject = PublishSubject<Element>()
    subjects[key] = subject
    inOrder.append(subject)
    forwardNext(GroupedObservable(key: key, source: Group(subject, users: users)))
    return subject
  }

  /// Ends everything: badly if there is an error, and else well.
  private func end(with error: Swift.Error?) {
    // exercise 9.5: Tell the end to all groups, in the order in which they came, and then to the
    //   observer, if it is still there. What the source sends meanwhile begins no group, and is heard
    //   by none. Then let go of everything, the source included: nobody can need it any more.
    let isSubscribed = stop()
    subjects = [:]
    for subject in inOrder {
      if let error { subject.onError(error) } else { subject.onCompleted() }
    }
    if isSubscribed { tellEnd(error) }
    dispose()
    sourceSubscription.dispose()
    // end 9.5
  }
}

/// What stands behind a ``GroupedObservable``: a subject, whose subscribers need the source.
private final class Group<Element>: Observable<Element> {
  private let subject: PublishSubject<Element>
  private let users: RefCountDisposable

  init(_ subject: PublishSubject<Element>, users: RefCountDisposable) {
    self.subject = subject
    self.users = users
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 9.6: Subscribe to the subject, as one more user of the source, until that is disposed.
    // starts as: subject.subscribe(observer)
    let use = users.retain()
    return Disposables.create(use, subject.subscribe(observer))
    // end 9.6
  }
}
