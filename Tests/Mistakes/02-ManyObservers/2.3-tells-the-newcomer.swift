// Whoever comes is told the value of the moment, for which nobody asked.

// exercise 2.3
observer(value)
return observers.insert(observer)
// end 2.3
