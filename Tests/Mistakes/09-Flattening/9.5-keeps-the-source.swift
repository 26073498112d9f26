// If the closure throws, the source stays subscribed for the subscribers of the groups.

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
dispose()
// end 9.5
