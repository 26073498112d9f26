// An event is mapped, which turns a throw into an error.

// exercise 6.2
// instead of: do {
// instead of: forwardNext(try mapResult(state))
// instead of: complete()
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
let result = Event.next(state).map(mapResult)
if case .error(let error) = result { return fail(with: error) }
forwardOn(result)
complete()
// end 6.2
