// Captures what the closures need, and with it the limit as it was at the beginning.

// exercise 18.4
levels
  .filter { [limit] level in level >= limit }
  .subscribe(onNext: { [bell] _ in bell() })
  .disposed(by: bag)
// end 18.4
