// Keeps the order: Rome waits for Oslo, and until then Oslo's weather is shown under Rome.

// exercise 18.7
// instead of: .switchLatest()
.merge(maxConcurrent: 1)
// end 18.7
