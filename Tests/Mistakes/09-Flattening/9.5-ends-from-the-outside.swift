// The result ends before its groups do.

// exercise 9.5
guard let subject = subjects[key] ?? begin(key) else { return }
subject.onNext(element)
// end 9.5

// exercise 9.5
let isSubscribed = stop()
subjects = [:]
if isSubscribed { tellEnd(error) }
for subject in inOrder {
  if let error { subject.onError(error) } else { subject.onCompleted() }
}
dispose()
sourceSubscription.dispose()
// end 9.5
