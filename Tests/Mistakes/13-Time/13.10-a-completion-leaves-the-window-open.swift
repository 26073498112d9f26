// The window hears the completion while it still counts as open: its observer makes the source
// send, and a window is opened that never ends.

// exercise 13.10
// instead of: subject.take()?.onCompleted()
// instead of: complete()
subject?.onCompleted()
complete()
// end 13.10
