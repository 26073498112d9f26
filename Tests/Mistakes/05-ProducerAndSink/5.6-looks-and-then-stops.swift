// It looks whether the sink is open and stops it afterwards, so two threads may both find it open.

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
_ = stop()
tellEnd(error)
dispose()
// end 5.6
