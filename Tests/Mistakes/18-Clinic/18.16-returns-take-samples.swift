// A return takes a sample of the films, and a sample is not taken twice: when the app comes back for the
// second time during the same film, nothing is played.

// exercise 18.16
// instead of: Observable.merge(films, returns.withLatestFrom(films))
Observable.merge(films, films.sample(returns))
// end 18.16
