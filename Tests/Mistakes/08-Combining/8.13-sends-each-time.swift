// Sends a new array with each element that comes, as `combineLatest` does.

// exercise 8.13
Observable<[Element]>.combineLatest(sources) { $0 }
// end 8.13

// exercise 8.13

// end 8.13
