// The observer receives the end before the window does.

// exercise 13.10
// instead of: subject.take()?.onError(error)
fail(with: error)
subject.take()?.onError(error)

// instead of: fail(with: error)

// instead of: subject.take()?.onCompleted()
complete()
subject.take()?.onCompleted()

// instead of: complete()
// end 13.10
