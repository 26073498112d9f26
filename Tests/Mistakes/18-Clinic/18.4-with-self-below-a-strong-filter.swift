// Subscribes `with: self`, which is weak, below a filter that is not.

// exercise 18.4
levels
  .filter { level in level >= self.limit }
  .subscribe(with: self, onNext: { page, _ in page.bell() })
  .disposed(by: bag)
// end 18.4
