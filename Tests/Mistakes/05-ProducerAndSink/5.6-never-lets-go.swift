// The end is sent, and the source stays subscribed.

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
tellEnd(error)
// end 5.6
