// No sink at all: the events of the source and the signal are merged, and taken apart again.

// exercise 8.9
let signal = other.asObservable().map { _ in Event<Element>.completed }
return Observable<Event<Element>>.merge(signal, materialize()).dematerialize()
// end 8.9

// exercise 8.9
import Solution06OneSource
// end 8.9
