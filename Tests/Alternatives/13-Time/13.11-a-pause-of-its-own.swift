// The texts are compared by a closure, and each subscription to the button measures its pause itself.

// exercise 13.11
// instead of: queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
// instead of: .distinctUntilChanged()
queries =
  texts
  .debounce(.milliseconds(300), scheduler: scheduler)
  .distinctUntilChanged { $0 == $1 }
// instead of: reports = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
let pause: RxTimeInterval = .milliseconds(300)
reports = .deferred { [taps] in
  var last: RxTime?
  return taps.filter {
    if let last, !pause.remaining(since: last, at: scheduler.now).isOver { return false }
    last = scheduler.now
    return true
  }
}
// end 13.11
