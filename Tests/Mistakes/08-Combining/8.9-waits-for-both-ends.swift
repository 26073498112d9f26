// The elements are merged with the signal, so the result goes on when only the source has completed.

// exercise 8.9
let signal = other.asObservable().map { _ in Event<Element>.completed }
return Observable<Event<Element>>.merge(signal, map { Event.next($0) }).dematerialize()
// end 8.9

// exercise 8.9
import Solution06OneSource
// end 8.9
