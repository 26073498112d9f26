// Collects what is sent at once, and hands it to one observer after the other.

// exercise 16.5
let isSubscribing = Lock(true)
let sent = Lock<[Event<Element>]>([])
let token = subscribe { event in
  if isSubscribing.withLock({ $0 }) {
    sent.withLock { $0.append(event) }
  } else {
    for observer in observers { observer.on(event) }
  }
}
isSubscribing.withLock { $0 = false }
let events = sent.withLock { $0 }
for observer in observers { events.forEach(observer.on) }
return token
// end 16.5
