// The error about a second element is sent as an event before the sink has stopped: an observer
// that makes the source send again hears it twice.

// exercise 15.3
// instead of: guard only == nil else { return fail(with: RxError.moreThanOneElement) }
// instead of: only = element
if only == nil {
  only = element
} else {
  forwardOn(.error(RxError.moreThanOneElement))
  dispose()
}
// end 15.3
