// The button measures its pause itself, once for all who listen: the first of them silences the others.

// exercise 13.11
// instead of: reports = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
let pause: RxTimeInterval = .milliseconds(300)
var last: RxTime?
reports = taps.filter {
  if let last, !pause.remaining(since: last, at: scheduler.now).isOver { return false }
  last = scheduler.now
  return true
}
// end 13.11
