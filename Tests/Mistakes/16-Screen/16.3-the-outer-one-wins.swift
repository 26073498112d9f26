// Leaves a mock that is there as it is: the inner of two is ignored.

// exercise 16.3 in SharingScheduler.swift
if make() is MainScheduler {
  try $maker.withValue(Maker(make: makeScheduler), operation: action)
} else {
  try action()
}
// end 16.3
