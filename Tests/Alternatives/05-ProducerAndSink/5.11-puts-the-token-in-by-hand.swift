// Makes the bag last, with the token in it.

// exercise 5.11
// instead of: bag = DisposeBag()
// instead of: reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
// instead of: .disposed(by: bag)
bag = DisposeBag()
let token = reports.subscribe { [weak self] event in
  if case .next(let report) = event { self?.heard.append(report) }
}
bag.insert(token)
// end 5.11
