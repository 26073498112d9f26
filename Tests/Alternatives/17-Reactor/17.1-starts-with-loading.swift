// Puts the beginning in front of the request with `startWith`, and the end behind it.

// exercise 17.1
// instead of: .concat(
// instead of: .just(.setLoading(true)),
// instead of: request().map(Mutation.setDegrees).catch { _ in .empty() },
// instead of: .just(.setLoading(false))
// instead of: )
let degrees: Observable<Mutation> = request().map(Mutation.setDegrees).catch { _ in .empty() }
return degrees.concat(Observable.just(.setLoading(false))).startWith(.setLoading(true))
// end 17.1
