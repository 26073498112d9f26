// Ends the states when the machine is freed: the screen hears an end that is none of the stream.

// exercise 17.3
// instead of: // The subscription to the stream.
// instead of: private let bag = DisposeBag()
// The subscription to the stream.
private let bag = DisposeBag()

deinit {
  states.onCompleted()
}
// end 17.3
