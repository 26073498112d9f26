// The array is copied by hand, and walked by index.

// exercise 2.1
// instead of: for observer in observers {
// instead of: observer(value)
// instead of: }
let (present, news) = (observers, value)
for index in present.indices { present[index](news) }
// end 2.1
