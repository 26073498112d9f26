import Foundation
import Steps

/// Says in which order the threads took their steps, if one of them stops the program.
///
/// A failed precondition ends the program before anybody can report anything. So the order is
/// written to the standard error on the way out.
enum CrashReport {
  /// What the lines of the picture follow; `workbook` looks for it in what a crash has printed.
  static let headline = "The threads took their steps in this order:"

  private static let signals = [SIGILL, SIGTRAP]

  // Written once, before the first thread of an exploration starts, and only read from then on.
  private nonisolated(unsafe) static var handlersBefore: [sigaction] = []

  /// Makes sure that a crash in an exploration is reported.
  static let isInstalled: Bool = {
    handlersBefore = signals.map { signal in
      var before = sigaction()
      sigaction(signal, nil, &before)
      return before
    }
    for signal in signals {
      var action = sigaction()
      #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = report
      #else
      action.__sigaction_handler.sa_handler = report
      #endif
      sigaction(signal, &action, nil)
    }
    return true
  }()

  /// Writes the order, if the crash is in an exploration, and lets the crash take its course.
  private static let report: @convention(c) (Int32) -> Void = { signal in
    let lines = Steps.listener?.story() ?? []
    if !lines.isEmpty {
      let text = ([headline] + lines).joined(separator: "\n") + "\n\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    // The handler before was that of the system, or of Swift, which prints the stack. The failing
    // instruction is executed again, and that one is called.
    for (number, before) in zip(signals, handlersBefore) where number == signal {
      var before = before
      sigaction(signal, &before, nil)
    }
  }
}
