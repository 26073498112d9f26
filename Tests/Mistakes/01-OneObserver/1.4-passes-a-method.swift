// A method passed as a closure holds its object as strongly as `self.` does.

// exercise 1.4
forecast.observe(show)
// end 1.4
