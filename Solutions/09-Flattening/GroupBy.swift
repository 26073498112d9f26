import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects

extension ObservableType {
  /// Splits the elements by key, into a sequence for each key.
  ///
  /// The source stays subscribed as long as the result is, or any of the groups.
  ///
  /// - Parameter keySelector: Says which key an element has; if it throws, all groups and the result
  ///   fail with that error.
  /// - Returns: A sequence of groups, each sent when its first element comes. Groups end with the
  ///   source, in the order in which they began, and before the result does.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    GroupBy(source: asObservable(), keyOf: keySelector)
  }
}

/// The producer of `groupBy`.
private final class GroupBy<Key: Hashable, Element>: Producer<GroupedObservable<Key, Element>> {
  private let source: Observable<Element>
  private let keyOf: (Element) throws -> Key

  init(source: Observable<Element>, keyOf: @escaping (Element) throws -> Key) {
    self.source = source
    self.keyOf = keyOf
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == GroupedObservable<Key, Element> {
    let sink = GroupBySink(keyOf: keyOf, observer: observer, cancel: cancel)
    return (sink, sink.run(source))
  }
}

/// The sink of `groupBy`: a subject for each key.
///
/// Like every operator on one source, it relies on that source to send one event at a time.
private final class GroupBySink<
  Key: Hashable,
  Element,
  Observer: ObserverType
>: OperatorSink<Element, Observer> where Observer.Element == GroupedObservable<Key, Element> {
  private let keyOf: (Element) throws -> Key

  // The subject of each key, and all of them in the order in which they began.
  private var subjects: [Key: PublishSubject<Element>] = [:]
  private var inOrder: [PublishSubject<Element>] = []

  // Whether an end has come; the groups may still be hearing it.
  private var isOver = false

  private let sourceSubscription = SingleAssignmentDisposable()

  // Who needs the source: the subscriber of the result owns it, those of the groups use it.
  private let users: RefCountDisposable

  init(keyOf: @escaping (Element) throws -> Key, observer: Observer, cancel: SinkDisposer) {
    self.keyOf = keyOf
    users = RefCountDisposable(disposable: sourceSubscription)
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the source, and returns what gives up the subscriber's part in it.
  func run(_ source: Observable<Element>) -> Disposable {
    sourceSubscription.setDisposable(source.subscribe(self))
    // exercise 9.6: Return what gives up the owner's part in the source, not the source itself.
    // starts as: return sourceSubscription
    return users
    // end 9.6
  }

  override func onNext(_ element: Element) {
    do {
      send(element, to: try keyOf(element))
    } catch {
      endOnce(with: error)
    }
  }

  override func onError(_ error: Swift.Error) {
    endOnce(with: error)
  }

  override func onCompleted() {
    endOnce(with: nil)
  }

  /// Ends everything, once: an observer that hears the end of a group may cause another end.
  private func endOnce(with error: Swift.Error?) {
    guard !isOver else { return }
    isOver = true
    end(with: error)
    // The source may keep its observer, and so this sink.
    inOrder = []
  }

  private func send(_ element: Element, to key: Key) {
    // exercise 9.5: An element belongs to the group of its key. A new group is forwarded before its
    //   first element is sent, so that whoever subscribes to it at once hears that element. After
    //   the sink is disposed nobody can hear of a new group.
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

  /// Ends everything with `error`, or completes it if there is none.
  private func end(with error: Swift.Error?) {
    // exercise 9.5: Send the end to all groups, in the order in which they began, and then to the
    //   observer, if it is still subscribed. What the source sends meanwhile begins no group, and no
    //   group hears it. Then dispose everything, including the source: nobody can need it any more.
    _ = stop()
    subjects = [:]
    for subject in inOrder {
      if let error { subject.onError(error) } else { subject.onCompleted() }
    }
    // Looked at last: the end of a group may have made the observer dispose.
    if !cancel.isDisposed { tellEnd(error) }
    dispose()
    sourceSubscription.dispose()
    // end 9.5
  }
}

/// What a ``GroupedObservable`` wraps: a subject whose subscribers need the source.
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
    // exercise 9.6: Subscribe to the subject, as one more user of the source until the subscription
    //   is disposed. After that nothing is heard, whatever the source does.
    // starts as: subject.subscribe(observer)
    let use = users.retain()
    // The use goes last: the source may send something while it is being disposed.
    return Disposables.create(subject.subscribe(observer), use)
    // end 9.6
  }
}
