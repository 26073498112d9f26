// After the last retry it completes, as if there had been no error.

// exercise 10.6
guard index < retries else { return nil }
var pause = min(firstPause, longestPause)
for _ in 0..<index {
  guard 0 < pause, pause < longestPause else { break }
  pause = pause > longestPause / 2 ? longestPause : pause * 2
}
return pause
// end 10.6

// exercise 10.6
guard let seconds = pause(afterError: index) else { return observer.onCompleted() }
let slot = SingleAssignmentDisposable()
waiting.disposable = slot
slot.setDisposable(
  wait(seconds).subscribe(onNext: observer.onNext, onError: observer.onError)
)
// end 10.6
