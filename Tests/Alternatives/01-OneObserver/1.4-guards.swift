// The closure makes the screen strong for the length of one call.

// exercise 1.4
forecast.observe { [weak self] line in
  guard let self else { return }
  show(line)
}
// end 1.4
