// Compares forecasts below the switch: a refresh that brings the same forecast never ends, and is not counted.

// exercise 18.7
// instead of: .switchLatest()
.switchLatest()
  .distinctUntilChanged()
// end 18.7
