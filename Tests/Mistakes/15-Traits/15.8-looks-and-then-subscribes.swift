// Reads the value first and subscribes afterwards; what comes in between is lost.

// exercise 15.8
// instead of: let listening = self.relay.subscribe(observer)
observer.onNext(self.value)
let listening = self.relay.asObservable().skip(1).subscribe(observer)
// end 15.8
