// A warning is shown when it has stood for half a second.

// exercise 13.12
// instead of: warnings.debounce(.seconds(1), scheduler: main)
warnings.debounce(.milliseconds(500), scheduler: main)
// end 13.12
