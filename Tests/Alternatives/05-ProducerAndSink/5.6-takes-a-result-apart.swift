// Calls the closures first, and then looks at what came of it.

// exercise 5.6
// instead of: do {
// instead of: if try predicate(element) { forwardNext(element) }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
switch Swift.Result(catching: { try predicate(element) }) {
case .success(let isWanted): if isWanted { forwardNext(element) }
case .failure(let error): fail(with: error)
}
// end 5.6

// exercise 5.6
// instead of: do {
// instead of: forwardNext(try transform(element))
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
switch Swift.Result(catching: { try transform(element) }) {
case .success(let new): forwardNext(new)
case .failure(let error): fail(with: error)
}
// end 5.6
