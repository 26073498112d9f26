// Starts two parts of a zip, and each further one when another has ended.

// exercise 15.2
// instead of: Completable(raw: .merge(sources.map { $0.asObservable() }))
Completable(raw: Observable.from(sources.map { $0.asObservable() }).merge(maxConcurrent: 2))
// end 15.2
