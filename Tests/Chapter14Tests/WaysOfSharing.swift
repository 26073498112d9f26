import Solution03TokensAndBags
import Solution04Events
import Solution07Subjects
import Synchronization
import WorkbookTesting

#if SOLUTION
@testable import Solution14Sharing
#else
@testable import Chapter14Sharing
#endif

/// A way of sharing.
struct Sharing: Sendable, CustomStringConvertible {
  let description: String
  let make: @Sendable (Observable<Int>) -> Observable<Int>

  static let all = [
    Sharing(description: "share()") { $0.share() },
    Sharing(description: "share(replay: 1)") { $0.share(replay: 1) },
    Sharing(description: "publish().refCount()") { $0.publish().refCount() },
  ]
}

/// A source that threads may subscribe to, leave and make send at the same time.
final class SafeSource: Observable<Int>, @unchecked Sendable {
  // Unchecked: the number is atomic, the lock guards which subject it is, and the subject is safe.
  private let listening = Atomic(0)
  private let subject = Lock(PublishSubject<Int>())

  /// How many subscriptions have not been disposed.
  var living: Int { listening.load(ordering: .sequentiallyConsistent) }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    listening.add(1, ordering: .sequentiallyConsistent)
    let token = subject.withLock { $0 }.subscribe(observer)
    return Disposables.create { [self] in
      listening.subtract(1, ordering: .sequentiallyConsistent)
      token.dispose()
    }
  }

  func send(_ element: Int) {
    subject.withLock { $0 }.onNext(element)
  }

  /// Completes for the current listeners; the next one starts over.
  func complete() {
    let next = PublishSubject<Int>()
    let old = subject.withLock { subject in
      defer { subject = next }
      return subject
    }
    old.onCompleted()
  }
}

/// A source that counts its subscriptions, and takes a while for each.
final class UnevenSource: Observable<Int>, @unchecked Sendable {
  // Unchecked: the count is atomic, and the pause is set once.
  private let asked = Atomic(0)
  private let pause: Int

  init(pause: Int) {
    self.pause = pause
  }

  /// How often it was subscribed to.
  var calls: Int { asked.load(ordering: .sequentiallyConsistent) }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    asked.add(1, ordering: .sequentiallyConsistent)
    for _ in 0..<pause { _ = asked.load(ordering: .acquiring) }
    return Disposables.create()
  }
}
