// Leaves the last forecast in the label while the next one is under way.

// exercise 16.8
// instead of: searches.map(\.text).drive(label.rx.text).disposed(by: bag)
searches.filter { $0 != .underWay }.map(\.text).drive(label.rx.text).disposed(by: bag)
// end 16.8
