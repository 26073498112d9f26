// Checks whether it is over before it disposes, and sends the element as an event.

// exercise 14.1
// instead of: close()
// instead of: release()
guard !isDisposed else { return }
close()
release()
// instead of: input.onNext(element)
input.on(.next(element))
// end 14.1
