// The end is sent, but the sink is not disposed: its token keeps the observer and the closure.

// exercise 9.5
guard let subject = subjects[key] ?? begin(key) else { return }
subject.onNext(element)
// end 9.5

// exercise 9.5
let isSubscribed = stop()
subjects = [:]
for subject in inOrder {
  if let error { subject.onError(error) } else { subject.onCompleted() }
}
if isSubscribed { tellEnd(error) }
sourceSubscription.dispose()
// end 9.5
