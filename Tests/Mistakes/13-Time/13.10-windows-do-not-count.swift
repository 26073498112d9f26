// Who listens to a window is no user of the source: it dies with the sequence of windows.

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
  subject.on(event)
  end(with: .completed)
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
return (sink, subject.subscribe(sink))
// end 13.10
