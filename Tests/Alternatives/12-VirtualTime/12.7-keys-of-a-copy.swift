// Goes through the keys of a copy, records the end first, and schedules without `scheduleAt`.

// exercise 12.7
recordedEvents.forEach { recorded in
  _ = scheduler.scheduleAbsoluteVirtual(recorded.value, time: recorded.time) { event in
    self.send(event)
    return Disposables.create()
  }
}
// end 12.7

// exercise 12.7
let key = observers.insert(observer.on)
return subscription { _ = self.observers.removeKey(key) }
// end 12.7

// exercise 12.7
let snapshot = observers
for key in snapshot.keys { snapshot[key]?(event) }
// end 12.7

// exercise 12.7
let position = subscriptions.endIndex
subscriptions += [Subscription(scheduler.clock, .max)]
return Disposables.create {
  let begin = self.subscriptions[position].subscribe
  self.subscriptions[position] = Subscription(begin, self.scheduler.clock)
  end()
}
// end 12.7
