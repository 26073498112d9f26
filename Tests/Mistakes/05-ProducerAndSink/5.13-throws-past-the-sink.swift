// What the closure throws is told to the observer, even if it has disposed meanwhile.

// exercise 5.13
// instead of: do {
// instead of: guard try isLast(element) else { return }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: return
// instead of: }
do {
  guard try isLast(element) else { return }
} catch {
  _ = stop()
  tellEnd(error)
  dispose()
  return
}
// end 5.13
