// What its observer makes the source send while a window completes counts for the next one.

// exercise 13.10
// instead of: guard let window = subject else { return }
// instead of: elements += 1
elements += 1
guard let window = subject else { return }

// instead of: over?.onCompleted()
// instead of: elements = 0
elements = 0
over?.onCompleted()
// end 13.10
