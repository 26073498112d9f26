// The button is disabled as soon as something is typed, while the forecast is still there; and if
// the text is what it was before the 300 ms are up ("Oslo", "Oslo!", paste "Oslo"), nothing is
// searched, and the forecast that is shown can never be saved.

// exercise 16.8
// instead of: searches.map { if case .found = $0 { true } else { false } }.drive(saveButton.rx.isEnabled)
// instead of: .disposed(by: bag)
let typed = field.rx.text.changed.asDriver().map { _ in false }
let found = searches.map { if case .found = $0 { true } else { false } }
Driver.merge(typed, found).drive(saveButton.rx.isEnabled).disposed(by: bag)
// end 16.8
