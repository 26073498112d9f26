// Counts the tries of the button, and not those of each purchase: the first purchase without a network
// is tried three times, and the next one only once.

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
let mayTryAgain = {
  failures += 1
  return failures <= 2
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
  mayTryAgain: @escaping () -> Bool,
  buy: () -> Observable<String>
) -> Observable<String> {
  buy()
    .retry(when: { (errors: Observable<any Error>) in
      errors.flatMap { error in
        guard case TicketError.noNetwork = error, mayTryAgain() else {
          return Observable<Int>.error(error)
        }
        return Observable<Int>.timer(.seconds(1), scheduler: scheduler)
      }
    })
}
// end 18.20
