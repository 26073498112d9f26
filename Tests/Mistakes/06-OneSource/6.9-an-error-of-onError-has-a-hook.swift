// What `onError` throws replaces the error, and `afterError` is called for it.

// exercise 6.9
// instead of: do {
// instead of: try before.end(error)
// instead of: } catch {
// instead of: return fail(with: error)
// instead of: }
var error = error
do {
  try before.end(error)
} catch let thrown {
  guard error != nil else { return fail(with: thrown) }
  error = thrown
}
// end 6.9
