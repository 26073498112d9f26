// A later observer is told nothing, and waits.

// exercise 7.4
// instead of: observer.onError(RxError.disposed(object: self))
// end 7.4
