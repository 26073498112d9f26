// A purchase that fails for want of a network begins again in a `catch`, and knows how many attempts are
// left.

// exercise 18.20
// instead of: Self.purchase(scheduler: scheduler, buy: buy)
Self.purchase(buy(), attempts: 3, scheduler: scheduler)

// instead of: /// One purchase; without a network it tries again after a second, and once more after another.
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
/// One purchase; without a network it tries again after a second, as long as attempts are left.
private static func purchase(
  _ order: Observable<String>,
  attempts: Int,
  scheduler: SchedulerType
) -> Observable<String> {
  order.catch { error in
    guard case TicketError.noNetwork = error, attempts > 1 else { return .error(error) }
    return Observable<Int>.timer(.seconds(1), scheduler: scheduler)
      .flatMap { _ in purchase(order, attempts: attempts - 1, scheduler: scheduler) }
  }
}
// end 18.20
