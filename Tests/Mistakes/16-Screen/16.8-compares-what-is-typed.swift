// Compares what is typed, and not what is asked for: a letter that is typed and deleted costs a request.

// exercise 16.8
// instead of: .debounce(.milliseconds(300))
// instead of: .distinctUntilChanged()
.distinctUntilChanged()
  .debounce(.milliseconds(300))
// end 16.8
