// Subscribes `with: self`, which is weak, below what is not.

// exercise 18.4
// instead of: levels.map { [weak self] level in
// instead of:   self.map { page in "High water: \(level - page.limit) cm above the limit" }
// instead of: }
func excess(_ level: Int) -> Int { level - limit }
return levels.map { level in "High water: \(excess(level)) cm above the limit" }
  // instead of: .subscribe(onNext: { [weak self] warning in self?.show(warning) })
  .subscribe(with: self, onNext: { page, warning in page.show(warning) })
// end 18.4
