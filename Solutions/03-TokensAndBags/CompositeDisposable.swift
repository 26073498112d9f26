import Solution02ManyObservers

/// A disposable made of many, which can come and go.
public final class CompositeDisposable: Cancelable, @unchecked Sendable {
  /// The key under which one disposable was inserted.
  public struct DisposeKey: Sendable {
    fileprivate let key: BagKey
  }

  // Unchecked: the lock guards the children. `nil` means disposed.
  private let children: Lock<Bag<Disposable>?>

  /// Creates one that is empty.
  public convenience init() {
    self.init(disposables: [])
  }

  /// Creates one that holds two disposables.
  public convenience init(_ first: Disposable, _ second: Disposable) {
    self.init(disposables: [first, second])
  }

  /// Creates one that holds three disposables.
  public convenience init(_ first: Disposable, _ second: Disposable, _ third: Disposable) {
    self.init(disposables: [first, second, third])
  }

  /// Creates one that holds four disposables or more.
  public convenience init(
    _ first: Disposable,
    _ second: Disposable,
    _ third: Disposable,
    _ fourth: Disposable,
    _ others: Disposable...
  ) {
    self.init(disposables: [first, second, third, fourth] + others)
  }

  /// Creates one that holds `disposables`.
  public init(disposables: [Disposable]) {
    var bag = Bag<Disposable>()
    for disposable in disposables {
      _ = bag.insert(disposable)
    }
    children = Lock(bag)
  }

  /// Whether it was disposed; already true while it disposes its children.
  public var isDisposed: Bool {
    children.withLock { $0 == nil }
  }

  /// The number of disposables in it; none once it was disposed.
  public var count: Int {
    children.withLock { $0?.count ?? 0 }
  }

  /// Adds `disposable`, or disposes it at once if this one was disposed.
  ///
  /// - Parameter disposable: What to dispose along with the others.
  /// - Returns: The key to remove it by, or `nil` if it was disposed at once.
  public func insert(_ disposable: Disposable) -> DisposeKey? {
    // exercise 3.4: Keep the disposable and return its key; after `dispose()`, dispose it instead.
    // starts as: nil
    if let key = children.withLock({ $0?.insert(disposable) }) {
      return DisposeKey(key: key)
    }
    disposable.dispose()
    return nil
    // end 3.4
  }

  /// Takes out the disposable that was inserted under `disposeKey`, and disposes it.
  public func remove(for disposeKey: DisposeKey) {
    // exercise 3.4: Take out and dispose what the key stands for, if it is still in here.
    children.withLock { $0?.removeKey(disposeKey.key) }?.dispose()
    // end 3.4
  }

  /// Disposes everything in it, in the order of insertion.
  public func dispose() {
    // exercise 3.4: Dispose all the children, in order, each once, whatever a child does meanwhile.
    // Emptied before the first child is called, which may itself insert, remove or dispose.
    let taken = children.withLock { $0.take() }
    taken?.forEach { $0.dispose() }
    // end 3.4
  }
}
