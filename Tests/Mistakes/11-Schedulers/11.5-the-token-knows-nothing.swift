// Returns a token that does nothing.
// Changes: 11.5-cancels-the-operation-too.swift

// exercise 11.5
// instead of: return work
return Disposables.create()
// instead of: return Disposables.create(work, Disposables.create(with: { operation.cancel() }))
return Disposables.create()
// end 11.5
