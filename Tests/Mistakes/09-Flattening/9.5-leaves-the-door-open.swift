// While the groups are ending a new one can begin, which never ends.

// exercise 9.5
guard let subject = subjects[key] ?? begin(key) else { return }
subject.onNext(element)
// end 9.5

// exercise 9.5
for subject in inOrder {
  if let error { subject.onError(error) } else { subject.onCompleted() }
}
if let error { fail(with: error) } else { complete() }
sourceSubscription.dispose()
// end 9.5
