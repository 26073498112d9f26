// A screen that shows more than one line stays open.

// exercise 1.3
if lines.count < 2 { forecast.observe(nil) }
// end 1.3
