// An element that is itself an error is sent as a failure, though every element is a success.

// exercise 10.7
map { element in (element as? Swift.Error).map { .failure($0) } ?? .success(element) }
  .catch { error in .just(.failure(error)) }
// end 10.7
