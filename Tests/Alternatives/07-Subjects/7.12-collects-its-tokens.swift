// Puts both tokens into a new bag, and lets the old one go.

// exercise 7.12
// instead of: bag = DisposeBag()
// instead of: feed.degrees.subscribe(onNext: { [weak self] degrees in self?.label?.text = "\(degrees)°" })
// instead of: .disposed(by: bag)
// instead of: feed.warnings.subscribe(onNext: { [weak self] text in self?.alerts.append(text) })
// instead of: .disposed(by: bag)
let degrees = feed.degrees.subscribe { [weak self] event in
  if let degrees = event.element { self?.label?.text = "\(degrees)°" }
}
let warnings = feed.warnings.subscribe { [weak self] event in
  if let text = event.element { self?.alerts.append(text) }
}
bag = DisposeBag()
degrees.disposed(by: bag)
warnings.disposed(by: bag)
// end 7.12
