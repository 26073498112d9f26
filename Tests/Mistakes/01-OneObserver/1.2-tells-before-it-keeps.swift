// The observer is told before it is kept, so a value that it sets in answer is lost.

// exercise 1.2
observer(value)
observe(observer)
// end 1.2
