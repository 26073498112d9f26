// Delays the city, and switches to an empty sequence at the next action.

// exercise 17.7
// instead of: let later = search(for: city).delaySubscription(pause, scheduler: clock)
// instead of: return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
let later =
  city.isEmpty
  ? Observable.empty()
  : Observable<Int>.timer(pause, scheduler: clock)
    .flatMap { [weak self] _ in self?.search(for: city) ?? .empty() }
return Observable.just(.setCity(city)).concat(untilNextAction(later))
// instead of: weather(city).map(Mutation.setReport)
// instead of: .catch { error in .just(.setError(Self.sentence(about: error))) }
weather(city).map(Mutation.setReport).catch { .just(.setError(Self.sentence(about: $0))) }
// instead of: mutations.take(until: action)
action.take(1)
  .map { _ in Observable<Mutation>.empty() }
  .startWith(mutations)
  .switchLatest()
// end 17.7
