// A use is never given back: the source stays subscribed for ever.

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
_ = users.retain()
return (sink, subject.subscribe(sink))
// end 13.10
