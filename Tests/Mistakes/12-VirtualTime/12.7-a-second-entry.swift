// Writes down the end of a subscription as another one.

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
let begin = scheduler.clock
subscriptions.append(Subscription(begin))
return Disposables.create { [self] in
  end()
  subscriptions.append(Subscription(begin, scheduler.clock))
}
// end 12.7
