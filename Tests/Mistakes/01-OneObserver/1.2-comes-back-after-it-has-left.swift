// The observer is kept once more after its first call, even if it left during that call.

// exercise 1.2
observe(observer)
observer(value)
observe(observer)
// end 1.2
