// An end disposes nothing: each listener that hears it gives its use back, by hand, and the result
// its share.

// exercise 13.10
if count > 0, elements == count { openNext() }
elements += 1
let (window, isFull) = (subject, elements == count)
window?.onNext(element)
if isFull, window === subject { openNext() }
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
func replace() {
  let over = subject
  subject = nil
  over?.onCompleted()
  elements = 0
  open()
}
restartAlarm(after: dueTime, around: replace)
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
