// Makes a closure of the method in `map`; the one at the end holds the page.

// exercise 18.6
counts
  .compactMap { [weak self] count in self?.sentence(for: count) }
  .subscribe(onNext: say(_:))
  .disposed(by: bag)
// end 18.6
