// An element that comes too late sets the alarm, though no time is measured any more.

// exercise 13.6
// instead of: guard countIfInTime() else { return }
guard countIfInTime() else { return alarm.set(after: dueTime) { self.alarmRang(elements: 0) } }
// end 13.6
