// Equal texts are dropped before the silence: a letter that is typed and deleted asks again.

// exercise 13.11
queries = texts.distinctUntilChanged()
  .debounce(.milliseconds(300), scheduler: scheduler)
// end 13.11

// exercise 13.11
reports = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
// end 13.11
