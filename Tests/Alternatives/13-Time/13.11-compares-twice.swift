// The texts are compared before the pause as well, and the button measures its pause itself.

// exercise 13.11
// instead of: queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
// instead of: .distinctUntilChanged()
queries =
  texts
  .distinctUntilChanged()
  .debounce(.milliseconds(300), scheduler: scheduler)
  .distinctUntilChanged { $0 == $1 }
// instead of: reports = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
let pause: RxTimeInterval = .milliseconds(300)
var last: RxTime?
reports = taps.filter {
  if let last, !pause.remaining(since: last, at: scheduler.now).isOver { return false }
  last = scheduler.now
  return true
}
// end 13.11
