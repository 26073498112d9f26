// What a closure throws is sent to the observer directly, and the sink lives on.

// exercise 5.6
do {
  if try predicate(element) { forwardNext(element) }
} catch {
  observer.onError(error)
}
// end 5.6

// exercise 5.6
do {
  forwardNext(try transform(element))
} catch {
  observer.onError(error)
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
