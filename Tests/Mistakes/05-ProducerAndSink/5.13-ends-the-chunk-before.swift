// The element that ends a chunk is taken for the first of the next one.

// exercise 5.13
// instead of: begun.append(element)
// instead of: do {
// instead of: guard try isLast(element) else { return }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: return
// instead of: }
defer { begun.append(element) }
do {
  guard try isLast(element), !begun.isEmpty else { return }
} catch {
  fail(with: error)
  return
}
// end 5.13
