// The observer is told the end before the window is.

// exercise 13.10
switch event {
case .next:
  subject.on(event)
  elements += 1
  if elements == count { openNext() }
case .error(let error):
  subject.on(event)
  end(with: .error(error))
  sourceAndAlarm.dispose()
case .completed:
  end(with: .completed)
  subject.on(event)
  sourceAndAlarm.dispose()
}
// end 13.10

// exercise 13.10
restartAlarm(after: timeSpan) {
  elements = 0
  subject.onCompleted()
  subject = PublishSubject()
  sendWindow()
}
// end 13.10

// exercise 13.10
let use = users.retain()
return (sink, Disposables.create(use, subject.subscribe(sink)))
// end 13.10
