// `withUnretained` drops elements once the object is gone, and doesn't complete.

// exercise 8.12
// instead of: guard let object else { return complete() }
// instead of: forwardNext(select(object, element))
if let object { forwardNext(select(object, element)) }
// end 8.12
