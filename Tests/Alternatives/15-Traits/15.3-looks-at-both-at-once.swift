// Decides about the end by what came and by what is to be said if nothing did, in one `switch`.

// exercise 15.3
// instead of: if let only {
// instead of: forwardNext(only)
// instead of: } else if let errorIfNone {
// instead of: return fail(with: errorIfNone)
// instead of: }
// instead of: complete()
switch (only, errorIfNone) {
case (let only?, _):
  forwardNext(only)
  complete()
case (nil, let error?): fail(with: error)
case (nil, nil): complete()
}
// end 15.3
