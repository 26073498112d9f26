// Moves elements to the scheduler, and lets the end through where it comes.

// exercise 11.9
// instead of: override func onError(_ error: Swift.Error) {
// instead of: deliver { line in line.end = .failed(error) }
// instead of: }

// instead of: override func onCompleted() {
// instead of: deliver { line in line.end = .completed }
// instead of: }

// instead of: override func onError(_ error: Swift.Error) {
// instead of: send(EndHop(error, to: self))
// instead of: }

// instead of: override func onCompleted() {
// instead of: send(EndHop(nil, to: self))
// instead of: }
// end 11.9
