// Shows a search that has failed as if there had been none.

// exercise 16.8
// instead of: .asDriver(onErrorJustReturn: .failed)
.asDriver(onErrorJustReturn: .nothing)
// end 16.8
