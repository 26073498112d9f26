// The second form keeps its state in a closure of `map`, which `create` makes for each subscriber.

// exercise 6.1
// instead of: scan(into: seed) { state, element in state = try accumulator(state, element) }
.create { observer in
  var state = seed
  return self.asObservable()
    .map { element in
      state = try accumulator(state, element)
      return state
    }
    .subscribe(observer)
}
// end 6.1
