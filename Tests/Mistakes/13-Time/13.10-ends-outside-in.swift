// The observer receives the end before the window does.

// exercise 13.10
subject?.onNext(element)
elements += 1
if elements == count { openNext() }
// end 13.10

// exercise 13.10
fail(with: error)
subject.take()?.onError(error)
sourceAndAlarm.dispose()
// end 13.10

// exercise 13.10
complete()
subject.take()?.onCompleted()
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
let use = users.retain()
return (sink, Disposables.create(use, subject.subscribe(sink)))
// end 13.10
