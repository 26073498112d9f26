// The closure asks weakly for the screen, and then calls a method that holds it strongly.

// exercise 1.4
let show = self.show
forecast.observe { [weak self] line in
  if self != nil { show(line) }
}
// end 1.4
