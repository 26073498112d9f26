// Before the last element it stops, so an end of the source is ignored; it asks the token afterwards.

// exercise 5.9
guard remaining > 0 else { return }
remaining -= 1
guard remaining == 0 else { return forwardNext(element) }
guard stop() else { return }
observer.onNext(element)
if !cancel.isDisposed { tellEnd(nil) }
dispose()
// end 5.9
