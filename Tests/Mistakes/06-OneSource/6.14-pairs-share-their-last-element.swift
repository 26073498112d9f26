// The last element is a variable of a closure: all subscribers share it.

// exercise 6.14
// instead of: Pairwise(source: asObservable())
var last: Element?
return asObservable()
  .compactMap { element in
    let before = last
    last = .some(element)
    return before.map { ($0, element) }
  }
// end 6.14
