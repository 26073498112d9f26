// Everything is released first, and only then does the observer hear of the end.

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
guard stop() else { return }
cancel.dispose()
tellEnd(error)
// end 5.6
