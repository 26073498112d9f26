// The sink of `withUnretained` keeps the object alive.

// exercise 8.12
// instead of: private weak let object: Object?
private let object: Object?
// end 8.12
