// Makes only the suspected closure weak; the other one holds the page.

// exercise 18.4
levels
  .filter { level in level >= self.limit }
  .subscribe(onNext: { [weak self] _ in self?.bell() })
  .disposed(by: bag)
// end 18.4
