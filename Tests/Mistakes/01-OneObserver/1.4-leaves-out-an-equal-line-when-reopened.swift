// A screen that is opened again does not show the first forecast that comes if its last line is the
// same.

// exercise 1.4
// instead of: forecast.observe { [weak self] in self?.show($0) }
var isFirst = true
forecast.observe { [weak self] line in
  defer { isFirst = false }
  if isFirst, line == self?.lines.last { return }
  self?.show(line)
}
// end 1.4
