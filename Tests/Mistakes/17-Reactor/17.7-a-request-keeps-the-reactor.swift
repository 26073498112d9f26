// The pause is held weakly, but whoever turns the error of a request into a sentence holds `self`:
// as long as a request is on its way, nobody can free the reactor, and the request is not
// cancelled.

// exercise 17.7
// instead of: .catch { error in .just(.setError(Self.sentence(about: error))) }
.catch { error in withExtendedLifetime(self) { .just(.setError(Self.sentence(about: error))) } }
// end 17.7

// exercise 17.7
// instead of: let later = search(for: city).delaySubscription(pause, scheduler: clock)
let later = Observable<Int>.timer(pause, scheduler: clock)
  .flatMap { [weak self] _ in self?.search(for: city) ?? .empty() }
// end 17.7
