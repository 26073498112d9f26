// Does not report that a search has failed: the spinner turns on, and the user waits.

// exercise 16.8
// instead of: .asDriver(onErrorJustReturn: .failed)
.asDriver(onErrorDriveWith: .empty())
// end 16.8
