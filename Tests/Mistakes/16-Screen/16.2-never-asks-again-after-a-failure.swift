// Once the measuring has failed, the station is never asked again: when all screens have closed, a
// screen that opens later stays empty for ever.

// exercise 16.2
// instead of: degrees = measured.asDriver(onErrorDriveWith: .never())
var hasFailed = false
degrees = .deferred {
  hasFailed
    ? .never()
    : measured.asDriver(
      onErrorRecover: { _ in
        hasFailed = true
        return .never()
      }
    )
}
// end 16.2
