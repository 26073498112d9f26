// Sets the label in a closure that holds the screen.

// exercise 16.8
// instead of: searches.map(\.text).drive(label.rx.text).disposed(by: bag)
searches.drive(onNext: { search in self.label.text = search.text }).disposed(by: bag)
// end 16.8
