// What was thrown is replaced with an error of our own.

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
  if let result = try? transform(element) { return .next(result) }
  return .error(RxError.unknown)
case .error(let error): return .error(error)
case .completed: return .completed
}
// end 4.1
