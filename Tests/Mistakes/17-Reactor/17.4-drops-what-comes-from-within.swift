// What comes from within is not put in line: it is dropped.

// exercise 17.4
mutations.flatMapFirst { Observable.just($0).observe(on: CurrentThreadScheduler.instance) }
// end 17.4
