// Enables the button when a search is over, however it went.

// exercise 16.8
// instead of: searches.map { if case .found = $0 { true } else { false } }.drive(saveButton.rx.isEnabled)
// instead of: .disposed(by: bag)
searches.map { $0 != .underWay && $0 != .nothing }.drive(saveButton.rx.isEnabled)
  .disposed(by: bag)
// end 16.8
