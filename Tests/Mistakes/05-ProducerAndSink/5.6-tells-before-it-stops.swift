// The end is sent while the sink is still open, so a reentrant observer can make more follow.

// exercise 5.6
do {
  if try predicate(element) { forwardNext(element) }
} catch {
  fail(with: error)
}
// end 5.6

// exercise 5.6
do {
  forwardNext(try transform(element))
} catch {
  fail(with: error)
}
// end 5.6

// exercise 5.6
fail(with: error)
// end 5.6

// exercise 5.6
complete()
// end 5.6

// exercise 5.6
guard !isDisposed else { return }
tellEnd(error)
dispose()
// end 5.6
