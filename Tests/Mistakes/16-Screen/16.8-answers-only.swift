// Does not report that a search is under way.

// exercise 16.8
// instead of: .asDriver(onErrorJustReturn: .failed)
// instead of: .startWith(.underWay)
.asDriver(onErrorJustReturn: .failed)
// end 16.8
