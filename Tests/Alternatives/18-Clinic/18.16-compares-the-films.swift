// Compares the films, above the place where those that return are merged in.

// exercise 18.16
// instead of: let paces = winds.startWith(0)
// instead of: .map { speed in Pace(speed: speed) }
// instead of: .distinctUntilChanged()
let paces = winds.startWith(0)
  .map { speed in Pace(speed: speed) }
// instead of: return Observable.combineLatest(skies, paces) { sky, pace in pace.film(of: sky) }
return Observable.combineLatest(skies, paces) { sky, pace in pace.film(of: sky) }
  .distinctUntilChanged()
// end 18.16
