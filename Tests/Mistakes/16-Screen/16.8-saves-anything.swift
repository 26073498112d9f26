// Enables the button when a search is over, however it went.

// exercise 16.8
// instead of: searches.map { if case .found = $0 { true } else { false } }.drive(saveButton.rx.isEnabled)
searches.map { $0 != .underWay && $0 != .nothing }.drive(saveButton.rx.isEnabled)
// end 16.8
