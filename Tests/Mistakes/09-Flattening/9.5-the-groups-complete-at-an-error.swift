// Completes the groups whatever happened: whoever listens to a group takes a failure for a success.

// exercise 9.5
// instead of: for subject in inOrder {
// instead of: if let error { subject.onError(error) } else { subject.onCompleted() }
// instead of: }
for subject in inOrder { subject.onCompleted() }
// end 9.5
