// A screen that has lines takes itself for open, and does not observe again.

// exercise 1.4
guard lines.isEmpty else { return }
forecast.observe { [weak self] in self?.show($0) }
// end 1.4
