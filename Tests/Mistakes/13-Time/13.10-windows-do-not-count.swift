// An observer of a window is no user of the source, which is
// disposed with the sequence of windows.

// exercise 13.10
subject?.onNext(element)
elements += 1
if elements == count { openNext() }
// end 13.10

// exercise 13.10
subject.take()?.onError(error)
fail(with: error)
sourceAndAlarm.dispose()
// end 13.10

// exercise 13.10
subject.take()?.onCompleted()
complete()
sourceAndAlarm.dispose()
// end 13.10

// exercise 13.10
restartAlarm(after: dueTime) {
  elements = 0
  subject?.onCompleted()
  open()
}
// end 13.10

// exercise 13.10
return (sink, subject.subscribe(sink))
// end 13.10
