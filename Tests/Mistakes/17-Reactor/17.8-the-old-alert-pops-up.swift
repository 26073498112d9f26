// A screen that comes later hears an error from before its time.

// exercise 17.8
// instead of: .skip(1)
// end 17.8
