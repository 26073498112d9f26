// It counts the errors itself, hears them and the waits as events, and puts all tokens into one.

// exercise 10.6
guard index < retries else { return nil }
return (0..<min(index, Int.bitWidth))
  .reduce(min(firstPause, longestPause)) { pause, _ in
    pause > longestPause / 2 ? longestPause : pause * 2
  }
// end 10.6
// exercise 10.6
Observable.create { observer in
  var count = 0
  let current = SerialDisposable()
  let all = CompositeDisposable()
  _ = all.insert(current)
  let listening = errors.subscribe { event in
    guard case .next(let error) = event else { return }
    let index = count
    count += 1
    guard let seconds = pause(afterError: index) else {
      observer.onError(error)
      return
    }
    let slot = SingleAssignmentDisposable()
    current.disposable = slot
    slot.setDisposable(
      wait(seconds)
        .subscribe { event in
          if !event.isCompleted { observer.on(event) }
        }
    )
  }
  _ = all.insert(listening)
  return all
}
// end 10.6
