// The one observer there is hears the current value because that is set again.

// exercise 1.2
observe(observer)
let now = value
value = now
// end 1.2
