// Says in two branches where an element goes, and has a loop for each kind of end.

// exercise 9.5
if let subject = subjects[key] {
  subject.onNext(element)
} else {
  begin(key)?.onNext(element)
}
// end 9.5

// exercise 9.5
let wasOpen = stop()
subjects.removeAll()
defer {
  dispose()
  sourceSubscription.dispose()
}
guard let error else {
  for subject in inOrder { subject.onCompleted() }
  if wasOpen && !cancel.isDisposed { observer.onCompleted() }
  return
}
for subject in inOrder { subject.onError(error) }
if wasOpen && !cancel.isDisposed { observer.onError(error) }
// end 9.5
