// Records the end of a subscription as another subscription.

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
let begin = scheduler.clock
subscriptions.append(Subscription(begin))
return Disposables.create { [self] in
  end()
  subscriptions.append(Subscription(begin, scheduler.clock))
}
// end 12.7
