// The window is sent the end while it still counts as open: an observer that makes the source
// send then opens another one.

// exercise 13.10
// instead of: subject.take()?.onError(error)
subject?.onError(error)

// instead of: subject.take()?.onCompleted()
subject?.onCompleted()
// end 13.10
