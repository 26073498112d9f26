// Hands the cities to the former delegate, and keeps the errors to itself.

// exercise 16.7
// instead of: failures.onNext(error)
// instead of: formerDelegate?.locationManager(manager, didFailWith: error)
failures.onNext(error)
// end 16.7
