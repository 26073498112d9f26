// The observer receives the end, and the window never does.

// exercise 13.10
// instead of: subject.take()?.onError(error)

// instead of: subject.take()?.onCompleted()
// end 13.10
