// An end disposes nothing: each listener that hears it gives its use back, by hand, and the result
// its share.

// exercise 13.10
elements += 1
let isFull = elements == count
subject?.onNext(element)
if isFull { openNext() }
// end 13.10

// exercise 13.10
let last = subject
subject = nil
last?.on(.error(error))
super.sourceFailed(error)
// end 13.10

// exercise 13.10
let last = subject
subject = nil
last?.on(.completed)
super.sourceCompleted()
// end 13.10

// exercise 13.10
turnOffAlarm()
let over = subject
subject = nil
over?.onCompleted()
elements = 0
setAlarm(after: dueTime)
open()
// end 13.10

// exercise 13.10
let use = users.retain()
let listening = subject.subscribe(sink)
return (
  sink,
  Disposables.create {
    listening.dispose()
    use.dispose()
  }
)
// end 13.10
