// Does not ask the subclass whether answers nest: a new observer of a `ReplaySubject` of 1 and 2 that
// answers 1 with 11 hears 11 before 2.

// exercise 7.1
// instead of: let slot = ObserverSlot(observer, answersNest: answersNest)
let slot = ObserverSlot(observer, answersNest: true)
// end 7.1
