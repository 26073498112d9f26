// The failures are counted for the page and not for each text: after one that was not saved, the next
// has a single attempt.

// exercise 18.14
// instead of: let send: (String) -> Observable<Never>
let send: (String) -> Observable<Never>
private let failed = Failures()

private final class Failures {
  var count = 0
}

// instead of: failures.enumerated()
// instead of: .flatMap { index, failure -> Observable<Int> in
// instead of: guard index < 2 else { return .error(failure) }
// instead of: return .timer(pause, scheduler: scheduler)
// instead of: }
failures
  .flatMap { failure -> Observable<Int> in
    failed.count += 1
    guard failed.count < 3 else { return .error(failure) }
    return .timer(pause, scheduler: scheduler)
  }
// end 18.14
