// Measures the pause with a timer, and lets the next action end all of it.

// exercise 17.7
// instead of: let later = search(for: city).delaySubscription(pause, scheduler: clock)
// instead of: return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
guard !city.isEmpty else { return .just(.setCity(city)) }
let search = search(for: city)
return untilNextAction(
  Observable<Int>.timer(pause, scheduler: clock)
    .flatMap { _ in search }
    .startWith(.setCity(city))
)
// instead of: .concat(
// instead of: .just(.beginLoading),
// instead of: weather(city).map(Mutation.setReport)
// instead of: .catch { error in .just(.setError(Self.sentence(about: error))) }
// instead of: )
weather(city)
  .materialize()
  .compactMap { event -> Mutation? in
    switch event {
    case .next(let report): .setReport(report)
    case .error(let error): .setError(Self.sentence(about: error))
    case .completed: nil
    }
  }
  .startWith(.beginLoading)
// end 17.7
