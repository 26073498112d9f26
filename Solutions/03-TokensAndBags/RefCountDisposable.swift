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
  private let holders = Word(Share.owner)
  @Unguarded private var disposable: Disposable?

  /// Creates one that will dispose `disposable` when nobody needs it any more.
  public init(disposable: Disposable) {
    self.disposable = disposable
  }

  /// Whether what it was given was disposed; false as long as there are users.
  public var isDisposed: Bool {
    holders.value() == 0
  }

  /// Returns a disposable for one more user.
  public func retain() -> Disposable {
    // exercise 3.7: Count one more user, whose disposable counts it out, once; once everybody has
    //   gone, there is nothing to count.
    // starts as: Disposables.create()
    let before = holders.update { $0 == 0 ? 0 : $0 + Share.user }
    if before != 0 { return User(of: self) }
    return Disposables.create()
    // end 3.7
  }

  /// Ends the owner's share; if there are no users, what it was given is disposed.
  public func dispose() {
    // exercise 3.7: Count the owner out, once; the last one out disposes.
    let before = holders.update { $0 & ~Share.owner }
    if before == Share.owner { disposable.take()?.dispose() }
    // end 3.7
  }

  private func release() {
    // exercise 3.7: Count one user out; the last one out disposes.
    let before = holders.update { $0 - Share.user }
    if before == Share.user { disposable.take()?.dispose() }
    // end 3.7
  }

  private final class User: Disposable, @unchecked Sendable {
    // Unchecked: after `init`, `counted` belongs to the one thread that raised `disposed`.
    private let disposed = Flag()
    @Unguarded private var counted: RefCountDisposable?

    init(of counted: RefCountDisposable) {
      self.counted = counted
    }

    func dispose() {
      guard disposed.raise() else { return }
      counted.take()?.release()
    }
  }
}
