import Dispatch

/// Runs `body` on the main queue, and waits until it has returned.
///
/// Tests run on other threads, and the main queue is free meanwhile. Don't call it on the main
/// queue itself: that is a deadlock, since the caller would wait for its own return.
///
/// - Parameters:
///   - seconds: How long to wait at most.
///   - body: What to run there.
/// - Returns: What `body` returned, or `nil` if the time was up first.
@discardableResult
public func onMain<Result>(within seconds: Double = 5, _ body: @escaping () -> Result) -> Result? {
  let call = Call(body)
  let returned = CountDown()
  DispatchQueue.main.async {
    call.result = call.body()
    returned.arrive()
  }
  return returned.wait(seconds: seconds) ? call.result : nil
}

/// A closure on its way to the main queue, and its result on the way back.
private final class Call<Result>: @unchecked Sendable {
  // Unchecked: the caller waits, so only one thread at a time touches them. If the time is up
  // first, the result stays here, and nobody looks at it any more.
  let body: () -> Result
  var result: Result?

  init(_ body: @escaping () -> Result) {
    self.body = body
  }
}
