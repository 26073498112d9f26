// The source is disposed before the window and the observer have heard the end.

// exercise 13.10
// instead of: subject.take()?.onError(error)
// instead of: fail(with: error)
// instead of: sourceAndAlarm.dispose()
sourceAndAlarm.dispose()
subject.take()?.onError(error)
fail(with: error)
// end 13.10
