// An event without an element is passed on as `completed`, even if it was an error.

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
guard let element else { return .completed }
do {
  return .next(try transform(element))
} catch {
  return .error(error)
}
// end 4.1
