// The result ends, but its groups never do.

// exercise 9.5
guard let subject = subjects[key] ?? begin(key) else { return }
subject.onNext(element)
// end 9.5

// exercise 9.5
if let error { fail(with: error) } else { complete() }
sourceSubscription.dispose()
// end 9.5
