// Captures the limit, as it was when the flood began.

// exercise 18.4
// instead of: levels.map { [weak self] level in
// instead of:   self.map { page in "High water: \(level - page.limit) cm above the limit" }
// instead of: }
levels.map { [limit] level in "High water: \(level - limit) cm above the limit" }
// end 18.4
