// A ring asks the clock whether it has been quiet for long enough, and sets the rest if not: one alarm for
// all elements.

// exercise 13.13
// instead of: override func alarmRang() {
// instead of: sendGathered()
// instead of: }
override func alarmRang() {
  let quiet = dueTime.remaining(since: newest, at: scheduler.now)
  if case .silence = setting, !quiet.isOver { return setAlarm(after: quiet) }
  sendGathered()
}

// instead of: private var gathered: [Element] = []
private var gathered: [Element] = []
private var newest = RxTime.distantPast

// instead of: gathered.append(element)
gathered.append(element)
defer { newest = scheduler.now }
if gathered.count > 1, gathered.count != count { return }
// end 13.13
