/// What the book adds to errors that say little to somebody who meets them for the first time.
enum CompilerAdvice {
  /// A sentence with the way out; nil where the compiler's own words are enough.
  static func advice(on error: Diagnostic) -> String? {
    let message = error.message
    if let match = message.firstMatch(of: #/missing import of defining module '(\w+)'/#) {
      return "Add “import \(match.1)” at the top of the file; you may add imports."
    }
    if let match = message.firstMatch(of: #/cannot find (?:type )?'(\w+)' in scope/#) {
      return module(of: String(match.1))
        .map { "\(match.1) is in \($0): add “import \($0)” at the top of the file." }
    }
    if message.contains("sending ") && message.contains("risks causing data races") {
      return """
        The value goes to other code that may run on another thread while this code can still reach \
        it. Let a lock hold it, or use only what is Sendable over there.
        """
    }
    if message.contains("capture of") && message.contains("in a '@Sendable' closure") {
      return """
        The closure may run on another thread, and what it captures is not safe there. Let a lock \
        hold it, or capture only what is Sendable.
        """
    }
    if message.hasPrefix("ambiguous use of") {
      return
        "Several functions fit, and they are listed below: say the types, or name the argument."
    }
    if message.contains("unable to type-check this expression in reasonable time") {
      return "Take the expression apart: give its pieces names, and say their types."
    }
    return nil
  }

  /// The module of what a natural answer uses.
  private static func module(of name: String) -> String? {
    switch name {
    case "Mutex", "Atomic", "AtomicLazyReference": "Synchronization"
    case "DispatchQueue", "DispatchTime", "DispatchTimeInterval", "DispatchWorkItem",
      "DispatchGroup", "DispatchSemaphore", "DispatchSource", "DispatchQoS", "DispatchSpecificKey":
      "Dispatch"
    case "Date", "Thread", "NSLock", "NSRecursiveLock", "NSObject", "NotificationCenter",
      "Notification", "URL", "URLSession", "Data", "OperationQueue", "RunLoop", "TimeInterval",
      "UUID", "NSError", "ProcessInfo":
      "Foundation"
    default: nil
    }
  }
}
