// Holds the alarm weakly, which nobody else holds: it is gone at the end of the function.

// exercise 18.12
// instead of: private var alarm: PollenAlarm?
private weak var alarm: PollenAlarm?

// instead of: alarm.onReached = { [weak self] count in self?.announce(count) }
alarm.onReached = announce(_:)
// end 18.12
