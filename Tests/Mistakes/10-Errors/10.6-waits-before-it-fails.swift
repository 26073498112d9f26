// It waits once more before it passes on the last error.

// exercise 10.6
// instead of: guard let seconds = pause(afterError: index) else { return observer.onError(error) }
let next = pause(afterError: index)
let seconds = next ?? longestPause
// instead of: wait(seconds).subscribe(onNext: observer.onNext, onError: observer.onError)
wait(seconds)
  .subscribe(
    onNext: { if next == nil { observer.onError(error) } else { observer.onNext(()) } },
    onError: observer.onError
  )
// end 10.6
