// It doubles and asks whether that overflowed; the slot is a serial one, and a closure hears the
// wait.

// exercise 10.6
guard index < retries else { return nil }
var pause = min(firstPause, longestPause)
var doublings = 0
while doublings < index, 0 < pause, pause < longestPause {
  let doubled = pause.multipliedReportingOverflow(by: 2)
  pause = doubled.overflow ? longestPause : min(doubled.partialValue, longestPause)
  doublings += 1
}
return pause
// end 10.6
// exercise 10.6
Observable.create { observer in
  let waiting = SerialDisposable()
  let subscription = errors.enumerated()
    .subscribe(onNext: { index, error in
      guard let seconds = pause(afterError: index) else {
        observer.onError(error)
        return
      }
      let slot = SerialDisposable()
      waiting.disposable = slot
      guard !slot.isDisposed else { return }
      slot.disposable = wait(seconds)
        .subscribe { event in
          if !event.isCompleted { observer.on(event) }
        }
    })
  return Disposables.create(subscription, waiting)
}
// end 10.6
