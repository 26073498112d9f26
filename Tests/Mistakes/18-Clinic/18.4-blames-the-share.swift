// Listens to the sensor itself: the first level of each flood is missed, and the pages stay.

// exercise 18.4
// instead of: levels.map { [weak self] level in
// instead of:   self.map { page in "High water: \(level - page.limit) cm above the limit" }
// instead of: }
func excess(_ level: Int) -> Int { level - limit }
return levels.map { level in "High water: \(excess(level)) cm above the limit" }
// instead of: let levels = levels.share(replay: 1)
// end 18.4
