// A source that has failed once is not asked again: when all have left, and somebody drives the
// same driver later, it sends the replacement at once, and the server (which works by now) is not
// asked.

// exercise 16.1 in AsSharedSequence.swift
// instead of: shared { _ in .just(onErrorJustReturn) }
var hasFailed = false
let arrived = asObservable().observe(on: Strategy.scheduler)
return SharedSequence(
  Observable.create { observer in
    guard !hasFailed else { return Observable.just(onErrorJustReturn).subscribe(observer) }
    return
      arrived
      .catch { _ in
        hasFailed = true
        return .just(onErrorJustReturn)
      }
      .subscribe(observer)
  }
)
// end 16.1
