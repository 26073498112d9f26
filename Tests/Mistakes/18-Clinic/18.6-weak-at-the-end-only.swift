// Makes a closure of the method at the end; the one in `map` holds the page.

// exercise 18.6
counts
  .map(sentence(for:))
  .subscribe(onNext: { [weak self] sentence in self?.say(sentence) })
  .disposed(by: bag)
// end 18.6
