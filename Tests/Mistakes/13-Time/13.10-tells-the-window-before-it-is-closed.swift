// The window is sent the end while it still counts as open: an observer that makes the source
// send then opens another one.

// exercise 13.10
subject?.onNext(element)
elements += 1
if elements == count { openNext() }
// end 13.10

// exercise 13.10
subject?.onError(error)
fail(with: error)
sourceAndAlarm.dispose()
// end 13.10

// exercise 13.10
subject?.onCompleted()
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
let use = users.retain()
return (sink, Disposables.create(use, subject.subscribe(sink)))
// end 13.10
