// Sends everything to each new subscriber, like a cold source.

// exercise 12.7

// end 12.7

// exercise 12.7
let key = observers.insert(observer.on)
for recorded in recordedEvents {
  _ = scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
    observer.on(recorded.value)
    return Disposables.create()
  }
}
return subscription { _ = self.observers.removeKey(key) }
// end 12.7
