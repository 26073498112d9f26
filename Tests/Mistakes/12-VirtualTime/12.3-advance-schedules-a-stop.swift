// A stop is scheduled for the moment, and comes before what is scheduled for it meanwhile.

// exercise 12.3
// instead of: runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
_ = scheduleAbsoluteVirtual((), time: virtualTime) { _ in
  self.stop()
  return Disposables.create()
}
runWork { _ in true }
// end 12.3
