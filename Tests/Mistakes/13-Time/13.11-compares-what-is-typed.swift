// Equal texts are dropped before the silence: a letter that is typed and deleted asks again.

// exercise 13.11
// instead of: queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
// instead of: .distinctUntilChanged()
queries = texts.distinctUntilChanged()
  .debounce(.milliseconds(300), scheduler: scheduler)
// end 13.11
