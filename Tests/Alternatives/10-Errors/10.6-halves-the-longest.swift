// It compares once instead of in a loop: the longest pause is halved as often as the first one
// would be doubled.

// exercise 10.6
guard index < retries else { return nil }
return firstPause <= longestPause >> index
  ? firstPause << index
  : longestPause
// end 10.6
// exercise 10.6
Observable.create { observer in
  let waiting = SerialDisposable()
  let subscription = errors.enumerated()
    .subscribe(onNext: { index, error in
      guard let seconds = pause(afterError: index) else { return observer.onError(error) }
      let slot = SingleAssignmentDisposable()
      waiting.disposable = slot
      guard !slot.isDisposed else { return }
      slot.setDisposable(
        wait(seconds).subscribe(onNext: observer.onNext, onError: observer.onError)
      )
    })
  return Disposables.create(subscription, waiting)
}
// end 10.6
