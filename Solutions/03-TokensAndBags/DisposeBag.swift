/// A collection of disposables that are disposed when the bag is freed.
///
/// Whoever owns the bag owns what is in it: a screen keeps a bag, and when the screen goes, the bag
/// goes, and everything that the screen observed ends. There is no `dispose()` to call; to end
/// everything sooner, replace the bag with a new one.
public final class DisposeBag: @unchecked Sendable {
  // Unchecked: the lock guards the disposables. `nil` means that the bag was disposed.
  private let disposables = Lock<[Disposable]?>([])

  /// Creates an empty bag.
  public init() {}

  deinit {
    dispose()
  }

  /// Keeps `disposable` until the bag is freed.
  public func insert(_ disposable: Disposable) {
    // exercise 3.3: Keep the disposable; if the bag was already disposed, dispose it at once.
    let isKept = disposables.withLock { $0?.append(disposable) != nil }
    if !isKept { disposable.dispose() }
    // end 3.3
  }

  // Visible in this module only, so that the tests can call it. A program runs it from `deinit`
  // and nowhere else, since a bag whose `dispose()` anybody may call is no owner.
  func dispose() {
    // exercise 3.3: Dispose everything in the bag, in the order in which it came in.
    let taken = disposables.withLock { $0.take() }
    taken?.forEach { $0.dispose() }
    // end 3.3
  }
}
