// A `completed` is said to carry an error, since it is a stop event without an element.

// exercise 4.1
switch self {
case .next: false
case .error, .completed: true
}
// end 4.1

// exercise 4.1
if case .next(let element) = self { element } else { nil }
// end 4.1

// exercise 4.1
switch self {
case .next: nil
case .error(let error): error
case .completed: RxError.noElements
}
// end 4.1

// exercise 4.1
do {
  switch self {
  case .next(let element): return .next(try transform(element))
  case .error(let error): return .error(error)
  case .completed: return .completed
  }
} catch {
  return .error(error)
}
// end 4.1
