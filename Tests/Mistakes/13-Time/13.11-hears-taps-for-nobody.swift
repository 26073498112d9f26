// The button has one chain, which runs from the beginning: a tap that nobody has heard silences the next.

// exercise 13.11
// instead of: reports = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
let results = PublishSubject<Void>()
reports = results.asObservable()
_ = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler).subscribe(results)
// end 13.11
