// Calls off the remaining events when it is disposed; in RxTest the clock still reaches them.

// exercise 12.8
var tokens: [Disposable] = []
for recorded in recordedEvents {
  tokens.append(
    scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
      observer.on(recorded.value)
      return Disposables.create()
    }
  )
}
return subscription { for token in tokens { token.dispose() } }
// end 12.8
