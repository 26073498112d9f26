// Replaces the method at the end with a closure; the one in `map` still holds the page.

// exercise 18.12
counts
  .map(sentence(for:))
  .subscribe(onNext: { [weak self] sentence in self?.say(sentence) })
  .disposed(by: bag)
// end 18.12
