// An error of the wait is dropped, and no answer ever comes.

// exercise 10.6
// instead of: wait(seconds).subscribe(onNext: observer.onNext, onError: observer.onError)
wait(seconds).subscribe(onNext: observer.onNext, onError: { _ in })
// end 10.6
