// Ends the subscription with the first ring: no retain cycle after that, and no ring.

// exercise 18.4
levels
  .filter { level in level >= self.limit }
  .take(1)
  .subscribe(onNext: { _ in self.bell() })
  .disposed(by: bag)
// end 18.4
