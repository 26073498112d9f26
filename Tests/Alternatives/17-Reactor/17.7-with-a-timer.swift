// Measures the pause with a timer, and lets the next action end all of it.

// exercise 17.7
guard !city.isEmpty else { return .just(.setCity(city)) }
let search = search(for: city)
return untilNextAction(
  Observable<Int>.timer(pause, scheduler: clock)
    .flatMap { _ in search }
    .startWith(.setCity(city))
)
// end 17.7

// exercise 17.7
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
