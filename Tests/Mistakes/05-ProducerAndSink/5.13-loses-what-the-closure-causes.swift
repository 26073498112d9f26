// What comes while the closure is asked is lost: the chunk is put back as it was before.

// exercise 5.13
// instead of: begun.append(element)
// instead of: do {
// instead of: guard try isLast(element) else { return }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: return
// instead of: }
let chunk = begun + [element]
do {
  let isWhole = try isLast(element)
  begun = chunk
  guard isWhole else { return }
} catch {
  fail(with: error)
  return
}
// end 5.13
