// An error of the source completes the result, as if all had gone well.

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
complete()
// end 5.6

// exercise 5.6
complete()
// end 5.6

// exercise 5.6
guard stop() else { return }
tellEnd(error)
dispose()
// end 5.6
