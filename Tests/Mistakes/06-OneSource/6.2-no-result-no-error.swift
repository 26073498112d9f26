// If `mapResult` throws, it completes without a result.

// exercise 6.2
// instead of: do {
// instead of: forwardNext(try mapResult(state))
// instead of: complete()
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
if let result = try? mapResult(state) { forwardNext(result) }
complete()
// end 6.2
