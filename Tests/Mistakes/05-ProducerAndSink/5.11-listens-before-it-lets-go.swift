// The new chain begins before the old one is disposed, so for a moment there are two.

// exercise 5.11
// instead of: self.bag = bag
// instead of: reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
// instead of: .disposed(by: bag)
reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
  .disposed(by: bag)
self.bag = bag
// end 5.11
