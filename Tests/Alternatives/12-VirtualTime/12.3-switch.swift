// A switch over the comparison, and no use of `!=`.

// exercise 12.3
// instead of: runWork { time in converter.compareVirtualTime(time, virtualTime) != .greaterThan }
runWork { time in
  switch converter.compareVirtualTime(time, virtualTime) {
  case .lessThan, .equal: true
  case .greaterThan: false
  }
}
// end 12.3
