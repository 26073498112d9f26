// While the field is empty the button can be tapped: it goes off for a search that is under way or
// has failed, and `.nothing` is neither. (In the first 300 ms it is right.)

// exercise 16.8
// instead of: searches.map { if case .found = $0 { true } else { false } }.drive(saveButton.rx.isEnabled)
// instead of: .disposed(by: bag)
searches.map { $0 != .underWay && $0 != .failed }.drive(saveButton.rx.isEnabled)
  .disposed(by: bag)
// end 16.8
