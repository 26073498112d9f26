// It tells the end to the observer itself, even if that has disposed at the result.

// exercise 6.2
// instead of: forwardNext(try mapResult(state))
// instead of: complete()
let result = try mapResult(state)
guard stop() else { return }
observer.onNext(result)
tellEnd(nil)
dispose()
// end 6.2
