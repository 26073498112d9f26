// Pairs each level with the page, which `withUnretained` holds weakly.

// exercise 18.4
// instead of: levels.map { [weak self] level in
// instead of:   self.map { page in "High water: \(level - page.limit) cm above the limit" }
// instead of: }
levels.withUnretained(self) { page, level in
  "High water: \(level - page.limit) cm above the limit"
}
// end 18.4
