import Synchronization

/// A disposable that waits for its users before it disposes what it was given.
///
/// It has one owner and any number of users. What it was given is disposed once the owner has
/// disposed this, and every user its own token.
public final class RefCountDisposable: Cancelable, @unchecked Sendable {
  /// What `holders` is made of: each user counts two, and the owner one.
  private enum Share {
    static let owner = 1
    static let user = 2
  }

  // Unchecked: after `init`, `disposable` belongs to the one thread that brings `holders` to 0.
  // From there it never rises again.
  private let holders = Atomic(Share.owner)
  private var disposable: Disposable?

  /// Creates one that will dispose `disposable` when nobody needs it any more.
  public init(disposable: Disposable) {
    self.disposable = disposable
  }

  /// Whether what it was given was disposed; false as long as there are users.
  public var isDisposed: Bool {
    holders.load(ordering: .acquiring) == 0
  }

  /// Returns a disposable for one more user.
  public func retain() -> Disposable {
    // exercise 3.7: Count one more user, whose disposable counts it out, once; once everybody has
    //   gone, there is nothing to count.
    // starts as: Disposables.create()
    var seen = holders.load(ordering: .relaxed)
    while seen != 0 {
      let more = seen + Share.user
      let (exchanged, now) = holders.weakCompareExchange(
        expected: seen,
        desired: more,
        ordering: .acquiringAndReleasing
      )
      if exchanged { return User(of: self) }
      // Another thread was faster: try again with what it left.
      seen = now
    }
    return Disposables.create()
    // end 3.7
  }

  /// Ends the owner's share; if there are no users, what it was given is disposed.
  public func dispose() {
    // exercise 3.7: Count the owner out, once; the last one out disposes.
    let (before, after) = holders.bitwiseAnd(~Share.owner, ordering: .acquiringAndReleasing)
    if before != after, after == 0 { disposable.take()?.dispose() }
    // end 3.7
  }

  private func release() {
    // exercise 3.7: Count one user out; the last one out disposes.
    let after = holders.subtract(Share.user, ordering: .acquiringAndReleasing).newValue
    if after == 0 { disposable.take()?.dispose() }
    // end 3.7
  }

  private final class User: Disposable, @unchecked Sendable {
    // Unchecked: after `init`, `counted` belongs to the one thread that found `disposed` false.
    private let disposed = Atomic(false)
    private var counted: RefCountDisposable?

    init(of counted: RefCountDisposable) {
      self.counted = counted
    }

    func dispose() {
      guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
      counted.take()?.release()
    }
  }
}
