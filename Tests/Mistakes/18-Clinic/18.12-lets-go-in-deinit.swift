// Releases the alarm when the page goes. The page waits for the alarm to go first.

// exercise 18.12
// instead of: alarm.onReached = { [weak self] count in self?.announce(count) }
alarm.onReached = announce(_:)

// instead of: private var alarm: PollenAlarm?
private var alarm: PollenAlarm?

deinit {
  alarm = nil
}
// end 18.12
