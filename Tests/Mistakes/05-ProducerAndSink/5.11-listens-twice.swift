// The token is forgotten: turned on twice, the radio hears each report twice, and nothing turns it off.

// exercise 5.11
// instead of: let bag = DisposeBag()
// instead of: self.bag = bag
// instead of: reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
// instead of: .disposed(by: bag)
_ = reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
// end 5.11
