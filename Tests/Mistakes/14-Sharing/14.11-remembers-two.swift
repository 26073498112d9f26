// Remembers two elements: a late listener receives both.

// exercise 14.11
// instead of: let subject = ReplaySubject<Element>.create(bufferSize: 1)
let subject = ReplaySubject<Element>.create(bufferSize: 2)
// end 14.11
