// Does not call the closures any more once it has stopped, which it may leave out.

// exercise 5.6
guard !isDisposed else { return }
let passes: Bool
do { passes = try predicate(element) } catch { return fail(with: error) }
guard passes else { return }
forwardNext(element)
// end 5.6

// exercise 5.6
guard !isDisposed else { return }
switch Result(catching: { try transform(element) }) {
case .success(let result): forwardNext(result)
case .failure(let error): fail(with: error)
}
// end 5.6

// exercise 5.6
fail(with: error)
// end 5.6

// exercise 5.6
complete()
// end 5.6

// exercise 5.6
if hasStopped.raise() {
  defer { cancel.dispose() }
  tellEnd(error)
}
// end 5.6
