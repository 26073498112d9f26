// A sequence that completes goes on with `onErrorDriveWith`, too: a late subscriber or an open one
// gets the other sequence's elements although nothing has failed, and no end comes.

// exercise 16.1
// instead of: shared { _ in onErrorDriveWith.asObservable() }
.concat([shared { _ in .empty() }, onErrorDriveWith])
// end 16.1
