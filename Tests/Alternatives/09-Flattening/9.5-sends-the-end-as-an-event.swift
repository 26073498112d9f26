// Makes one event of the end, and sends that to all groups.

// exercise 9.5
// instead of: for subject in inOrder {
// instead of: if let error { subject.onError(error) } else { subject.onCompleted() }
// instead of: }
let event = error.map { Event<Element>.error($0) } ?? .completed
inOrder.forEach { subject in subject.on(event) }
// end 9.5
