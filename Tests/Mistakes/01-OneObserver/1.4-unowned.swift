// The screen is unowned: the first change after it is freed stops the program.

// exercise 1.4
forecast.observe { [unowned self] in show($0) }
// end 1.4
