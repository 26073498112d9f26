// Looks at the wind when the sky changes, and never else: the clouds go on slowly in a storm.

// exercise 18.16
// instead of: return Observable.combineLatest(skies, paces) { sky, pace in pace.film(of: sky) }
return skies.withLatestFrom(paces) { sky, pace in pace.film(of: sky) }
// end 18.16
