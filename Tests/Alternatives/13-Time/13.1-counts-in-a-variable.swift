// The number is a variable beside the work, and the sink is what the work is given.

// exercise 13.1
scheduler.scheduleRelative(self, dueTime: dueTime) { sink in
  sink.forwardNext(.zero)
  sink.complete()
  return Disposables.create()
}
// end 13.1

// exercise 13.1
var number = Observer.Element.zero
return scheduler.schedulePeriodic((), startAfter: dueTime, period: period) { _ in
  defer { number &+= 1 }
  self.forwardNext(number)
}
// end 13.1
