// Once the screen has gone, the closure takes itself out of a forecast that it knows weakly.

// exercise 1.4
forecast.observe { [weak self, weak forecast] line in
  if let self { self.show(line) } else { forecast?.observe(nil) }
}
// end 1.4
