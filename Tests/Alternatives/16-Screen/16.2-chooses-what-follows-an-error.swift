// Says what follows an error in the most general form.

// exercise 16.2
// instead of: degrees = measured.asDriver(onErrorDriveWith: .never())
degrees = measured.asDriver(onErrorRecover: { _ in .never() })
// end 16.2
