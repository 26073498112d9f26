// Asks which subject is the open one, instead of counting settings, to find out whether another
// window was opened meanwhile; without restartAlarm and open().

// exercise 13.10
if count > 0, elements >= count { openNext() }
guard let window = subject else { return }
elements += 1
window.onNext(element)
guard subject === window, count > 0, elements >= count else { return }
openNext()
// end 13.10

// exercise 13.10
let last = subject
subject = nil
defer { sourceAndAlarm.dispose() }
last?.onError(error)
fail(with: error)
// end 13.10

// exercise 13.10
let last = subject
subject = nil
defer { sourceAndAlarm.dispose() }
last?.onCompleted()
complete()
// end 13.10

// exercise 13.10
turnOffAlarm()
let over = subject
subject = nil
elements = 0
over?.onCompleted()
// The last listener may have gone, or the source may have ended.
guard !sourceAndAlarm.isDisposed else { return }
let next = PublishSubject<Element>()
subject = next
forwardNext(Window(next, users: users))
if subject === next { setAlarm(after: dueTime) }
// end 13.10

// exercise 13.10
let use = users.retain()
let listening = subject.subscribe(sink)
let token = Disposables.create {
  listening.dispose()
  use.dispose()
}
return (sink, token)
// end 13.10
