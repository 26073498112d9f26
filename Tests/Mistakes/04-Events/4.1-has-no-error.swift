// The error is ignored, and `error` always says that there is none.

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
nil
// end 4.1
