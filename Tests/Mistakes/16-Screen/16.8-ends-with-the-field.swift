// Ends with the field, and not with the screen, which somebody else may outlive.

// exercise 16.8
// instead of: show(Self.searches(for: field.rx.text, forecast: forecast))
show(
  Self.searches(for: field.rx.text, forecast: forecast).asObservable()
    .take(until: field.rx.deallocated)
    .asDriver(onErrorJustReturn: .failed)
)
// instead of: searches.map(\.text).drive(label.rx.text).disposed(by: bag)
// instead of: searches.map { $0 == .underWay }.drive(spinner.rx.isAnimating).disposed(by: bag)
// instead of: searches.map { if case .found = $0 { true } else { false } }.drive(saveButton.rx.isEnabled)
// instead of: .disposed(by: bag)
_ = searches.map(\.text).drive(label.rx.text)
_ = searches.map { $0 == .underWay }.drive(spinner.rx.isAnimating)
_ = searches.map { if case .found = $0 { true } else { false } }
  .drive(saveButton.rx.isEnabled)
// end 16.8
