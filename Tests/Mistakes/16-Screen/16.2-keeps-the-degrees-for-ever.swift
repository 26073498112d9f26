// Keeps the degrees when the last screen has closed, and shows them to the next one.

// exercise 16.2
// instead of: degrees = measured.asDriver(onErrorDriveWith: .never())
var last: Int?
let kept = measured.do(onNext: { last = $0 })
degrees = Observable.deferred { last.map { kept.startWith($0) } ?? kept }
  .asDriver(onErrorDriveWith: .never())
// end 16.2
