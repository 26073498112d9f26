// What a hook throws after the end is sent as a second end.

// exercise 6.9
// instead of: try? after.end(error)
do {
  try after.end(error)
} catch {
  observer.onError(error)
}
// end 6.9
