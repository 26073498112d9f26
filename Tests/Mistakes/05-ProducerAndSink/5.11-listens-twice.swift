// Listens anew beside the old subscription, so each report is heard twice.

// exercise 5.11
// instead of: bag = DisposeBag()
// instead of: reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
// end 5.11
