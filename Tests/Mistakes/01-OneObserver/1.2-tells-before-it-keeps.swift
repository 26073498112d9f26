// The observer is called before it is kept, so it never hears a value that it sets in response.

// exercise 1.2
observer(value)
observe(observer)
// end 1.2
