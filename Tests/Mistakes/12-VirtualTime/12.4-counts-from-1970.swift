// It translates dates by way of their seconds since 1970, which rounds them to about a ten-
// millionth of a second: `Date(timeIntervalSinceReferenceDate: 1e-9)` becomes another date.

// exercise 12.4 in HistoricalScheduler.swift
/// Returns the real moment that a virtual one stands for.
public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime {
  virtualTime
}

/// Returns the virtual moment that stands for a real one.
public func convertToVirtualTime(_ time: RxTime) -> RxTime {
  RxTime(timeIntervalSince1970: time.timeIntervalSince1970)
}

/// Returns the seconds that a virtual span stands for.
public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
  virtualTimeInterval
}

/// Returns the virtual span that stands for a number of seconds.
public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
  timeInterval
}

/// Returns the moment `offset` after `time`.
public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
  time.addingTimeInterval(offset)
}

/// Compares two moments.
public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
  VirtualTimeComparison(lhs, rhs)
}
// end 12.4
