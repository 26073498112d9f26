/// A button that pulls a fresh forecast each time it is pressed.
public final class RefreshButton {
  private let pull: () -> Disposable
  private let current = SerialDisposable()

  /// Creates a button that calls `pull` to begin a pull, and disposes what it returns to cancel it.
  public init(pull: @escaping () -> Disposable) {
    self.pull = pull
  }

  deinit {
    current.dispose()
  }

  /// Cancels the previous pull if it is still under way, and begins a new one.
  public func press() {
    // exercise 3.5: Cancel the previous pull, then begin a new one, so that no two are under way
    //   at the same time.
    // An empty token first: alone, the next line begins the new pull before it cancels the old one.
    current.disposable = Disposables.create()
    current.disposable = pull()
    // end 3.5
  }
}
