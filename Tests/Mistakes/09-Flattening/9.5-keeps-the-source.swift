// When the closure has thrown, the source stays subscribed for those who listen to a group.

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
