// Compares what is played with what was played before: the film of a sky that has not changed does
// not begin again when the app comes back.

// exercise 18.16
// instead of: let paces = winds.startWith(0)
// instead of: .map { speed in Pace(speed: speed) }
// instead of: .distinctUntilChanged()
let paces = winds.startWith(0)
  .distinctUntilChanged()
  .map { speed in Pace(speed: speed) }
// instead of: Observable.merge(films, returns.withLatestFrom(films))
Observable.merge(films, returns.withLatestFrom(films))
  .distinctUntilChanged()
// end 18.16
