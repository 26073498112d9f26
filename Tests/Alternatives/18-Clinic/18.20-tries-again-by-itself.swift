// Catches the error and calls itself, in place of `retry(when:)`.

// exercise 18.20
// instead of: Self.purchase(scheduler: scheduler, buy: buy)
Self.purchase(scheduler: scheduler, tries: 3, buy: buy)
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
  tries: Int,
  buy: @escaping () -> Observable<String>
) -> Observable<String> {
  buy()
    .catch { error in
      guard case TicketError.noNetwork = error, tries > 1 else { return .error(error) }
      return Observable<Int>.timer(.seconds(1), scheduler: scheduler)
        .flatMap { _ in purchase(scheduler: scheduler, tries: tries - 1, buy: buy) }
    }
}
// end 18.20
