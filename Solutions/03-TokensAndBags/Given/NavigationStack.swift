/// A stack of screens, which it keeps alive; the user sees the topmost one.
public final class NavigationStack {
  private var screens: [AnyObject] = []

  /// Creates a stack without screens.
  public init() {}

  /// The screen that the user sees.
  public var top: AnyObject? {
    screens.last
  }

  /// Shows `screen` on top of the others.
  public func push(_ screen: AnyObject) {
    screens.append(screen)
  }

  /// Takes the topmost screen away, and keeps nothing of it.
  public func pop() {
    _ = screens.popLast()
  }
}
