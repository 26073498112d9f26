// Makes the closure weak; the function that it calls holds the page.

// exercise 18.4
// instead of: levels.map { [weak self] level in
// instead of:   self.map { page in "High water: \(level - page.limit) cm above the limit" }
// instead of: }
func excess(_ level: Int) -> Int { level - limit }
return levels.map { [weak self] level in
  self == nil ? nil : "High water: \(excess(level)) cm above the limit"
}
// end 18.4
