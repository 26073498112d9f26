// Adds the limit to each level, so that the warnings need no page.

// exercise 18.4
// instead of: return warnings(levels)
return levels.map { [weak self] level in self.flatMap { $0.warning(at: level) } }
// instead of: private func warnings(_ levels: Observable<Int>) -> Observable<String?> {
// instead of: levels.map { [weak self] level in
// instead of:   self.map { page in "High water: \(level - page.limit) cm above the limit" }
// instead of: }
// instead of: }
private func warning(at level: Int) -> String? {
  "High water: \(level - limit) cm above the limit"
}
// end 18.4
