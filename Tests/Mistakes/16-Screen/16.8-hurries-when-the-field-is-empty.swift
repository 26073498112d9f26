// An empty field does not wait for 300 ms: the answer goes as soon as the field is emptied, even if the
// same city is typed again at once.

// exercise 16.8
// instead of: .debounce(.milliseconds(300))
.flatMapLatest { city in
  city.isEmpty ? Driver.just(city) : Driver.just(city).delay(.milliseconds(300))
}
// end 16.8
