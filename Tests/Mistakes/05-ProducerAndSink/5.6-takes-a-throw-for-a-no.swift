// A condition that throws drops the element, and hides the error.

// exercise 5.6
if (try? predicate(element)) == true { forwardNext(element) }
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
dispose()
// end 5.6
