// Turning on begins with turning off; a token that is set later is in the new bag from the beginning.

// exercise 5.11
turnOff()
let listening = SingleAssignmentDisposable()
bag.insert(listening)
let token = reports.subscribe { [weak self] event in
  if let report = event.element { self?.heard.append(report) }
}
listening.setDisposable(token)
// end 5.11

// exercise 5.11
bag = .init()
// end 5.11

// exercise 5.11
let report = reports.take(1)
_ = report.subscribe { event in
  if let report = event.element { hear(report) }
}
// end 5.11
