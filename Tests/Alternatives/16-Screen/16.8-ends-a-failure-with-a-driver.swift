// Says what follows a failed search as a driver.

// exercise 16.8
// instead of: .asDriver(onErrorJustReturn: .failed)
.asDriver(onErrorDriveWith: .just(.failed))
// end 16.8
