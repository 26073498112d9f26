// The current value is set again before the newcomer is kept, so the one before hears it once more.

// exercise 1.2
let now = value
value = now
observe(observer)
observer(now)
// end 1.2
