// The texts are compared before the pause as well: the same text typed again does not start the silence
// over.

// exercise 13.11
// instead of: queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
queries = texts.distinctUntilChanged()
  .debounce(.milliseconds(300), scheduler: scheduler)
// end 13.11
