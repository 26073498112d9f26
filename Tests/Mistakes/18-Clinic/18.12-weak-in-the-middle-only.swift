// Replaces the method in `map` with a closure; the one at the end still holds the page.

// exercise 18.12
counts
  .compactMap { [weak self] count in self?.sentence(for: count) }
  .subscribe(onNext: say(_:))
  .disposed(by: bag)
// end 18.12
