// Begins again when the measuring fails: a station that sends its first degrees once more is believed.

// exercise 16.2
// instead of: degrees = measured.asDriver(onErrorDriveWith: .never())
degrees = measured.retry(2).asDriver(onErrorDriveWith: .never())
// end 16.2
