// If the measuring fails before there were any degrees, the driver ends: a screen that opens later,
// while the first is still open, asks the station again.

// exercise 16.2
// instead of: degrees = measured.asDriver(onErrorDriveWith: .never())
var hasDegrees = false
degrees =
  measured
  .do(onNext: { _ in hasDegrees = true }, onSubscribe: { hasDegrees = false })
  .asDriver(onErrorRecover: { _ in
    // The last ones stay, if there are any.
    hasDegrees ? .never() : SharedSequence(raw: .empty())
  })
// end 16.2
