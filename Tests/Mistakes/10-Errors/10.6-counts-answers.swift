// Counts the answers and not the errors: an error that cuts a wait short gets the same pause again.

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
Observable.create { observer in
  let waiting = SerialDisposable()
  var index = 0
  let subscription =
    errors
    .subscribe(onNext: { error in
      guard let seconds = pause(afterError: index) else { return observer.onError(error) }
      let slot = SingleAssignmentDisposable()
      waiting.disposable = slot
      slot.setDisposable(
        wait(seconds)
          .subscribe(
            onNext: { _ in
              index += 1
              observer.onNext(())
            },
            onError: observer.onError
          )
      )
    })
  return Disposables.create(subscription, waiting)
}
// end 10.6
