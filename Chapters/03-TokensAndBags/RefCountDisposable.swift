import Synchronization

/// A disposable that waits for others before it disposes what it was given.
///
/// It has one owner and any number of users. What it was given is disposed when the owner has
/// disposed it, and every user its own.
public final class RefCountDisposable: Cancelable, @unchecked Sendable {
  /// What `holders` is made of: each user counts two, and the owner one.
  private enum Share {
    static let owner = 1
    static let user = 2
  }

  // Unchecked: after `init`, `disposable` belongs to the one thread that brings `holders` to 0.
  // From 0 it never rises again.
  private let holders = Atomic(Share.owner)
  private var disposable: Disposable?

  /// Creates one that will dispose `disposable` when it is needed no more.
  public init(disposable: Disposable) {
    self.disposable = disposable
  }

  /// Whether what it was given is disposed; false as long as there are users.
  public var isDisposed: Bool {
    holders.load(ordering: .acquiring) == 0
  }

  /// Returns a disposable for one more user.
  public func retain() -> Disposable {
    // exercise 3.7: Count one user more, whose disposable counts it out, once; when all is over,
    //   there is nothing to count.
    Disposables.create()
    // end 3.7
  }

  /// Ends the owner's part; what it was given is disposed if there are no users.
  public func dispose() {
    // exercise 3.7: Count the owner out, once; the last one out disposes.
    // end 3.7
  }

  private func release() {
    // exercise 3.7: Count one user out; the last one out disposes.
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
