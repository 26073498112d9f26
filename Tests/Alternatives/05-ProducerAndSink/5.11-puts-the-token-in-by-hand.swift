// Makes the token first, and puts it into the bag by hand; reports are taken out of the events.

// exercise 5.11
// instead of: reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
// instead of: .disposed(by: bag)
let token = reports.subscribe { [weak self] event in
  if case .next(let report) = event { self?.heard.append(report) }
}
bag.insert(token)
// end 5.11
