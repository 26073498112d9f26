// Listens only if there is a connection already: whoever comes before the first `connect()` is not
// added.

// exercise 14.1
// instead of: connection(joining: false).subscribe(observer)
guard connections.find(joining: false) != nil else { return Disposables.create() }
return connection(joining: false).subscribe(observer)
// end 14.1
