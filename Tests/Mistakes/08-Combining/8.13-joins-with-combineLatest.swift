// `combineLatest` of the last elements: a source without one ends it only when others complete.

// exercise 8.13
// instead of: ForkJoin(Array(sources))
Observable<Element>.combineLatest(sources.map { $0.takeLast(1) })
// end 8.13
