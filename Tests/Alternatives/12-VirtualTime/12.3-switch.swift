// A switch over the comparison, and no use of `!=`.

// exercise 12.3
runWork { time in
  switch converter.compareVirtualTime(time, virtualTime) {
  case .lessThan, .equal: true
  case .greaterThan: false
  }
}
clock = virtualTime
// end 12.3

// exercise 12.3
clock = time
// end 12.3

// exercise 12.3
isRunning = false
// end 12.3
