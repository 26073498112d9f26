// An element that finds the longest wait over sends the array itself: a second one at that tick begins
// another array.

// exercise 13.13
// instead of: if gathered.count == count { sendGathered() } else { setAlarm() }
if gathered.count == 1 { first = scheduler.now }
if gathered.count == count || longestWait.remaining(since: first, at: scheduler.now).isOver {
  sendGathered()
} else {
  setAlarm()
}

// instead of: private var gathered: [Element] = []
private var gathered: [Element] = []
private var first = RxTime.distantPast
// end 13.13
