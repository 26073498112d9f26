// Looks at the whole ticks and at the rest, keeps the farthest ticks below a limit, and delays by `max`.

// exercise 12.5
let earliest = simulateProcessingDelay ? clock + 1 : clock
return max(time, earliest)
// end 12.5

// exercise 12.5 in TestSchedulerVirtualTimeConverter.swift
/// Returns the seconds that a number of ticks lasts.
public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TestTime) -> TimeInterval {
  resolution * TimeInterval(virtualTimeInterval)
}

/// Returns the number of ticks nearest to a number of seconds; half a tick is rounded up.
public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TestTime {
  let exact = timeInterval / resolution
  let whole = exact.rounded(.down)
  let nearest = exact - whole < 0.5 ? whole : whole + 1
  let farthest = 4e18
  return TestTime(min(max(nearest, -farthest), farthest))
}

/// Returns the date of a tick; tick 0 is the first moment of 1970.
public func convertFromVirtualTime(_ virtualTime: TestTime) -> RxTime {
  RxTime(timeIntervalSince1970: 0).addingTimeInterval(resolution * TimeInterval(virtualTime))
}

/// Returns the tick nearest to a date.
public func convertToVirtualTime(_ time: RxTime) -> TestTime {
  convertToVirtualTimeInterval(time.timeIntervalSince(RxTime(timeIntervalSince1970: 0)))
}
// end 12.5
