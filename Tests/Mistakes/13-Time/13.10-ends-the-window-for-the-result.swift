// The open window hears the end only if the result is still subscribed: if another thread disposes that
// just before, whoever listens to the window waits on.

// exercise 13.10
// instead of: subject.take()?.onError(error)
guard !isDisposed else { return sourceAndAlarm.dispose() }
subject.take()?.onError(error)

// instead of: subject.take()?.onCompleted()
guard !isDisposed else { return sourceAndAlarm.dispose() }
subject.take()?.onCompleted()
// end 13.10
