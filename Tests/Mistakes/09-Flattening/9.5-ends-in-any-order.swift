// The groups end in the order of a dictionary.

// exercise 9.5
// instead of: subjects = [:]
let groups = subjects.values
subjects = [:]

// instead of: for subject in inOrder {
// instead of: if let error { subject.onError(error) } else { subject.onCompleted() }
// instead of: }
for subject in groups {
  if let error { subject.onError(error) } else { subject.onCompleted() }
}
// end 9.5
