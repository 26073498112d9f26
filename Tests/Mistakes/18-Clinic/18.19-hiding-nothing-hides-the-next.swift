// Skips the warning that is replayed when the user hides it. If there is none yet, it skips the first
// real one: the icon shows a storm, and the text stays empty.

// exercise 18.19
// instead of: Observable.merge(warnings, hides.map { "" })
let unhidden = hides.flatMapLatest { warnings.skip(1).startWith("") }
Observable.merge(warnings.take(until: hides), unhidden)
// end 18.19
