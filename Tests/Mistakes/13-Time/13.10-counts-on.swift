// The new window starts with the count of the old one.

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
  subject?.onCompleted()
  open()
}
// end 13.10

// exercise 13.10
let use = users.retain()
return (sink, Disposables.create(use, subject.subscribe(sink)))
// end 13.10
