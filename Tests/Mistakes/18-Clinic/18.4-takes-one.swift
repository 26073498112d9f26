// Ends each flood with its first warning: nothing is left behind, and nothing rings on.

// exercise 18.4
// instead of: levels.map { [weak self] level in
// instead of:   self.map { page in "High water: \(level - page.limit) cm above the limit" }
// instead of: }
func excess(_ level: Int) -> Int { level - limit }
return levels.map { level in "High water: \(excess(level)) cm above the limit" }.take(1)
// end 18.4
