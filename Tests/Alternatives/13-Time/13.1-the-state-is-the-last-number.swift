// The state is the number that was sent last (nil at first), and the sink travels as the state of
// the single piece of work.

// exercise 13.1
return scheduler.scheduleRelative(self, dueTime: dueTime) { sink in
  let events: [Event<Observer.Element>] = [.next(.zero), .completed]
  for event in events {
    switch event {
    case .next(let number): sink.forwardNext(number)
    case .error(let error): sink.fail(with: error)
    case .completed: sink.complete()
    }
  }
  return Disposables.create()
}
// end 13.1

// exercise 13.1
return scheduler.schedulePeriodic(nil as Observer.Element?, startAfter: dueTime, period: period) {
  last in
  let number = last.map { $0.addingReportingOverflow(1).partialValue } ?? Observer.Element.zero
  self.forwardOn(.next(number))
  return number
}
// end 13.1
