// Counts `.underWay` as an answer, so that no search is ever empty.

// exercise 16.8
// instead of: .ifEmpty(default: .failed)
// instead of: .asDriver(onErrorJustReturn: .failed)
// instead of: .startWith(.underWay)
.startWith(.underWay)
  .ifEmpty(default: .failed)
  .asDriver(onErrorJustReturn: .failed)
// end 16.8
