// A return waits for the first film if there is none yet: that film is then started twice, and
// jumps.

// exercise 18.16
// instead of: Observable.merge(films, returns.withLatestFrom(films))
Observable.merge(films, returns.flatMapLatest { films.take(1) })
// end 18.16
