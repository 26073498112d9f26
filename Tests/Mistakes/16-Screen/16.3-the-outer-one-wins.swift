// Leaves an outer mock in force: the inner one is ignored.

// exercise 16.3
maker.make
// end 16.3
// exercise 16.3
if make() is MainScheduler {
  try $maker.withValue(Maker(make: makeScheduler), operation: action)
} else {
  try action()
}
// end 16.3
