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

/// A source that threads may subscribe to, leave and send over at the same time.
final class SafeSource: Observable<Int>, @unchecked Sendable {
  // Unchecked: the number is atomic, and the lock guards which subject it is, which is safe itself.
  private let listening = Atomic(0)
  private let subject = Lock(PublishSubject<Int>())

  /// How many subscriptions there are that nobody has disposed.
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

  /// Completes for those who listen; the next one begins anew.
  func complete() {
    let next = PublishSubject<Int>()
    let old = subject.withLock { subject in
      defer { subject = next }
      return subject
    }
    old.onCompleted()
  }
}

/// A source that counts who asks, and takes more or less time for it.
final class UnevenSource: Observable<Int>, @unchecked Sendable {
  // Unchecked: one of the two is atomic, and the other is set once.
  private let asked = Atomic(0)
  private let pause: Int

  init(pause: Int) {
    self.pause = pause
  }

  /// How often it was asked.
  var calls: Int { asked.load(ordering: .sequentiallyConsistent) }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    asked.add(1, ordering: .sequentiallyConsistent)
    for _ in 0..<pause { _ = asked.load(ordering: .acquiring) }
    return Disposables.create()
  }
}
