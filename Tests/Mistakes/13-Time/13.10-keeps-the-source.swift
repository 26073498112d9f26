// A use is never given back: the source is never disposed.

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
_ = users.retain()
return (sink, subject.subscribe(sink))
// end 13.10
