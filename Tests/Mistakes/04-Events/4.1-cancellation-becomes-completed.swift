// A transform that throws `CancellationError` is taken for a good end. "If the transform throws,
// the event becomes that error"

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
if case .error(let error) = self { error } else { nil }
// end 4.1

// exercise 4.1
do {
  switch self {
  case .next(let element): return .next(try transform(element))
  case .error(let error): return .error(error)
  case .completed: return .completed
  }
} catch is CancellationError {
  // Nobody wants the element any more, which is no failure.
  return .completed
} catch {
  return .error(error)
}
// end 4.1
