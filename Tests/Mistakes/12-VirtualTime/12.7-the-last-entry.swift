// Records the end of any subscription in the newest entry.

// exercise 12.7
for recorded in recordedEvents {
  scheduler.scheduleAt(recorded.time) { self.send(recorded.value) }
}
// end 12.7

// exercise 12.7
let key = observers.insert(observer.on)
return subscription { _ = self.observers.removeKey(key) }
// end 12.7

// exercise 12.7
// A change during the delivery has no effect on it: the bag is a value.
let present = observers
present.forEach { $0(event) }
// end 12.7

// exercise 12.7
subscriptions.append(Subscription(scheduler.clock))
return Disposables.create { [self] in
  end()
  let index = subscriptions.count - 1
  subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
}
// end 12.7
