// The transform is tried first, and called again for the result.

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
  do {
    _ = try transform(element)
    return .next(try transform(element))
  } catch {
    return .error(error)
  }
case .error(let error): return .error(error)
case .completed: return .completed
}
// end 4.1
