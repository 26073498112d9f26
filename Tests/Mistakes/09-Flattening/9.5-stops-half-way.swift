// Looks before each group whether the token was disposed: another thread may do that between two
// groups, and the second never ends.

// exercise 9.5
// instead of: for subject in inOrder {
// instead of: if let error { subject.onError(error) } else { subject.onCompleted() }
// instead of: }
for subject in inOrder where !cancel.isDisposed {
  if let error { subject.onError(error) } else { subject.onCompleted() }
}
// end 9.5
