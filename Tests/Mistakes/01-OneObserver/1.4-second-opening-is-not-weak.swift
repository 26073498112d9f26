// A screen that has shown lines already (one that is opened again) is captured strongly: "When
// nobody does, it is freed; the forecast may go on changing, and nothing happens."

// exercise 1.4
if lines.isEmpty {
  forecast.observe { [weak self] in self?.show($0) }
} else {
  forecast.observe(show)
}
// end 1.4
