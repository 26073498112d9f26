// Writes down when a subscription began, and never when it ended.

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
// Who came or went during the delivery does not change it: the bag is a value.
let present = observers
present.forEach { $0(event) }
// end 12.7

// exercise 12.7
subscriptions.append(Subscription(scheduler.clock))
return Disposables.create(with: end)
// end 12.7
