// The screen stops listening by tearing out its lines later; the forecast still holds its closure.

// exercise 1.3
let shown = lines
forecast.observe { [self] _ in lines = shown }
// end 1.3
