// A `completed` is said to carry an error, since it is a stop event without an element.

// exercise 4.1
// instead of: if case .error(let error) = self { error } else { nil }
switch self {
case .next: nil
case .error(let error): error
case .completed: RxError.noElements
}
// end 4.1
