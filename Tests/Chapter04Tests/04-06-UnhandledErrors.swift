import Solution03TokensAndBags
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution04Events
#else
@testable import Chapter04Events
#endif

extension `4.6 subscribe` {
  // The hooks apply to the whole program, and other tests run at the same time. So this is the only
  // test that touches them: it looks only at its own error, and puts back what it found.
  @Test func `an error that nobody handles goes to the hook`() {
    let log = Recorder<String>()
    let mine = OwnError()
    let previous = Hooks.defaultErrorHandler
    let previousCapture = Hooks.customCaptureSubscriptionCallstack
    defer {
      Hooks.defaultErrorHandler = previous
      Hooks.customCaptureSubscriptionCallstack = previousCapture
      Hooks.recordCallStackOnError = false
    }

    let station = Station<String>(Recorder())
    let subscribe = { (name: String) in
      station.events.subscribe(onDisposed: { log.record("\(name) disposed") })
    }
    Hooks.defaultErrorHandler = { callStack, error in
      guard error as? OwnError !== mine else { return log.record("too early") }
      previous(callStack, error)
    }
    let early = subscribe("early")
    Hooks.customCaptureSubscriptionCallstack = { ["here"] }
    Hooks.recordCallStackOnError = true
    let late = subscribe("late")
    Hooks.recordCallStackOnError = false
    Hooks.defaultErrorHandler = { callStack, error in
      guard error as? OwnError !== mine else { return log.record("unhandled \(callStack)") }
      previous(callStack, error)
    }
    let asked = station.events.subscribe(onError: { _ in log.record("handled") })
    let told = station.events.subscribe { event in log.record("told \(event.error != nil)") }
    station.send(.error(mine))

    #expect(
      log.values == [
        "unhandled []", "early disposed", #"unhandled ["here"]"#, "late disposed", "handled",
        "told true",
      ],
      """
      The first two have no `onError`. So the handler that is set when the error comes receives it, \
      and where they were subscribed, if that was recorded; then comes `onDisposed`. The third has \
      an `onError`. The fourth hears every event, and does with an error what it likes.
      """
    )
    for token in [early, late, asked, told] { token.dispose() }
  }
}

/// An error that can't be mistaken for another test's.
private final class OwnError: Error {}
