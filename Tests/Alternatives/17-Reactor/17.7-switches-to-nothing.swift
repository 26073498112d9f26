// Delays the city, and switches to an empty sequence at the next action.

// exercise 17.7
let later =
  city.isEmpty
  ? Observable.empty()
  : Observable.just(city).delay(pause, scheduler: clock)
    .flatMap { [weak self] city in self?.search(for: city) ?? .empty() }
return Observable.just(.setCity(city)).concat(untilNextAction(later))
  // end 17.7

  // exercise 17.7
  .concat(
    .just(.beginLoading),
    weather(city).map(Mutation.setReport).catch { .just(.setError(Self.sentence(about: $0))) }
  )
// end 17.7

// exercise 17.7
action.take(1)
  .map { _ in Observable<Mutation>.empty() }
  .startWith(mutations)
  .switchLatest()
// end 17.7
