import Solution03TokensAndBags

/// Where a program can listen in on what the library can't handle itself.
///
/// The hooks apply to the whole program, and may be read and set from any thread.
public enum Hooks {
  /// A function that receives an error that no observer handles, and where it was subscribed.
  public typealias DefaultErrorHandler = (_ callStack: [String], _ error: Swift.Error) -> Void

  /// A function that describes the stack of calls that led to a subscription.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  private struct Settings {
    var errorHandler: DefaultErrorHandler = { callStack, error in
      #if DEBUG
      print(describe(error, subscribedAt: callStack))
      #endif
    }
    var captureCallStack: CustomCaptureSubscriptionCallstack = { [] }
  }

  // Read at each subscription, so it is a word of its own and needs no lock.
  private static let recordsCallStack = Flag()

  // Guards the settings. Their closures are called outside it.
  private static let settings = Lock(Settings())

  /// Whether each subscription records where it was made; this is expensive, and off by default.
  public static var recordCallStackOnError: Bool {
    get { recordsCallStack.isRaised() }
    set {
      if newValue { recordsCallStack.raise() } else { recordsCallStack.lower() }
    }
  }

  /// Is called when a sequence fails and its subscriber gave no `onError`; prints in a debug build.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { settings.withLock { $0.errorHandler } }
    set {
      var old = newValue
      // Swapped, not overwritten: the old one is freed once the lock is open again.
      settings.withLock { swap(&$0.errorHandler, &old) }
    }
  }

  /// Describes the calls that led to a subscription, if they are recorded.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { settings.withLock { $0.captureCallStack } }
    set {
      var old = newValue
      settings.withLock { swap(&$0.captureCallStack, &old) }
    }
  }

  /// Returns the calls that led to a subscription; none if they are not recorded.
  static func callStackOfSubscription() -> [String] {
    recordCallStackOnError ? customCaptureSubscriptionCallstack() : []
  }

  private static func describe(_ error: Swift.Error, subscribedAt callStack: [String]) -> String {
    let head = "An error that nobody handles: \(error)"
    guard !callStack.isEmpty else { return head }
    return ([head, "Subscribed at:"] + callStack).joined(separator: "\n")
  }
}
