// A virtual span is rounded to milliseconds, so that shorter ones are lost.

// exercise 12.4 in HistoricalScheduler.swift
/// Returns the real moment that a virtual one stands for.
public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime {
  virtualTime
}

/// Returns the virtual moment that stands for a real one.
public func convertToVirtualTime(_ time: RxTime) -> RxTime {
  time
}

/// Returns the seconds that a virtual span stands for.
public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
  virtualTimeInterval
}

/// Returns the virtual span that stands for a number of seconds.
public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
  (timeInterval * 1000).rounded() / 1000
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
