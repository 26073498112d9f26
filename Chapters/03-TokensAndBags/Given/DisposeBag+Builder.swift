extension DisposeBag {
  /// Collects the disposables that a closure lists, one a line.
  @resultBuilder
  public enum DisposableBuilder {
    /// Makes an array of the lines of the closure.
    public static func buildBlock(_ disposables: Disposable...) -> [Disposable] {
      disposables
    }
  }

  /// Creates a bag that holds `disposables`.
  public convenience init(disposing disposables: Disposable...) {
    self.init()
    insert(disposables)
  }

  /// Creates a bag that holds `disposables`.
  public convenience init(disposing disposables: [Disposable]) {
    self.init()
    insert(disposables)
  }

  /// Creates a bag that holds what `builder` lists, one disposable a line.
  public convenience init(@DisposableBuilder builder: () -> [Disposable]) {
    self.init(disposing: builder())
  }

  /// Keeps all of `disposables` until the bag is freed.
  public func insert(_ disposables: Disposable...) {
    insert(disposables)
  }

  /// Keeps all of `disposables` until the bag is freed.
  public func insert(_ disposables: [Disposable]) {
    for disposable in disposables {
      insert(disposable)
    }
  }

  /// Keeps what `builder` lists, one disposable a line, until the bag is freed.
  public func insert(@DisposableBuilder builder: () -> [Disposable]) {
    insert(builder())
  }
}
