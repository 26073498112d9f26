// The observer is called before it is kept, and of the values that it sets meanwhile it hears one.

// exercise 1.2
var hasResponded = false
observe { _ in hasResponded = true }
observer(value)
observe(observer)
if hasResponded { observer(value) }
// end 1.2
