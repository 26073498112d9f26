// The groups end in the order of a dictionary.

// exercise 9.5
guard let subject = subjects[key] ?? begin(key) else { return }
subject.onNext(element)
// end 9.5

// exercise 9.5
let isSubscribed = stop()
let groups = subjects.values
subjects = [:]
for subject in groups {
  if let error { subject.onError(error) } else { subject.onCompleted() }
}
if isSubscribed { tellEnd(error) }
dispose()
sourceSubscription.dispose()
// end 9.5
