// The field compares with what anybody has been sent: another listener does not get it.

// exercise 13.11
// instead of: queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
// instead of: .distinctUntilChanged()
var last: String?
queries = texts.debounce(.milliseconds(300), scheduler: scheduler)
  .filter { text in
    defer { last = text }
    return text != last
  }
// end 13.11
