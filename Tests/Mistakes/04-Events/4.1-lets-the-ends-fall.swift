// A transform that throws turns the event into a good end, and nobody learns what went wrong.

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
switch self {
case .next(let element):
  guard let result = try? transform(element) else { return .completed }
  return .next(result)
case .error(let error): return .error(error)
case .completed: return .completed
}
// end 4.1
