// It doubles first and compares afterwards, so twice the pause may overflow.

// exercise 10.6
guard index < retries else { return nil }
var pause = min(firstPause, longestPause)
for _ in 0..<index {
  guard 0 < pause, pause < longestPause else { break }
  pause = min(pause * 2, longestPause)
}
return pause
// end 10.6

// exercise 10.6
guard let seconds = pause(afterError: index) else { return observer.onError(error) }
let slot = SingleAssignmentDisposable()
waiting.disposable = slot
slot.setDisposable(
  wait(seconds).subscribe(onNext: observer.onNext, onError: observer.onError)
)
// end 10.6
