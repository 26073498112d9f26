// Work that has cancelled its own task and returns an element all the same: the single fails with a
// `CancellationError`, and the element is lost.

// exercise 15.7
// instead of: answer.tell(.success(try await work()))
let element = try await work()
try Task.checkCancellation()
answer.tell(.success(element))
// end 15.7
