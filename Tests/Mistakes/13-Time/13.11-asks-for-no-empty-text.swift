// An empty text is not asked for.

// exercise 13.11
// instead of: queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
  .filter { !$0.isEmpty }
// end 13.11
