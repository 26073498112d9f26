// The tries are counted until a purchase has failed: a ticket that was bought at the third try leaves
// the next purchase with a single one.

// exercise 18.20
// instead of: let purchases = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
// instead of: .flatMapFirst {
// instead of: Self.purchase(scheduler: scheduler, buy: buy)
// instead of: .map { ticket in State.done(ticket) }
// instead of: .catch { error in .just(.failed(error)) }
// instead of: .startWith(.buying)
// instead of: }
// instead of: .share()
var failures = 0
let mayTryAgain = { (error: any Error) in
  failures += 1
  if case TicketError.noNetwork = error, failures < 3 { return true }
  failures = 0
  return false
}
let purchases = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
  .flatMapFirst {
    Self.purchase(scheduler: scheduler, mayTryAgain: mayTryAgain, buy: buy)
      .map { ticket in State.done(ticket) }
      .catch { error in .just(.failed(error)) }
      .startWith(.buying)
  }
  .share()

// instead of: private static func purchase(
// instead of: scheduler: SchedulerType,
// instead of: buy: () -> Observable<String>
// instead of: ) -> Observable<String> {
// instead of: buy()
// instead of: .retry(when: { (errors: Observable<any Error>) in
// instead of: errors.enumerated()
// instead of: .flatMap { attempt, error in
// instead of: guard case TicketError.noNetwork = error, attempt < 2 else {
// instead of: return Observable<Int>.error(error)
// instead of: }
// instead of: return Observable<Int>.timer(.seconds(1), scheduler: scheduler)
// instead of: }
// instead of: })
// instead of: }
private static func purchase(
  scheduler: SchedulerType,
  mayTryAgain: @escaping (any Error) -> Bool,
  buy: () -> Observable<String>
) -> Observable<String> {
  buy()
    .retry(when: { (errors: Observable<any Error>) in
      errors.flatMap { error in
        mayTryAgain(error)
          ? Observable<Int>.timer(.seconds(1), scheduler: scheduler) : Observable<Int>.error(error)
      }
    })
}
// end 18.20
