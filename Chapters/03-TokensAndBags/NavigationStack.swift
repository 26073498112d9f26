/// A stack of screens, of which the user sees the topmost: it keeps those that are on it alive.
public final class NavigationStack {
  private var screens: [AnyObject] = []

  /// Creates a stack without screens.
  public init() {}

  /// The screen that the user sees.
  public var top: AnyObject? {
    screens.last
  }

  /// Shows `screen` above the others.
  public func push(_ screen: AnyObject) {
    screens.append(screen)
  }

  /// Takes the topmost screen away, and keeps nothing of it.
  public func pop() {
    _ = screens.popLast()
  }
}
