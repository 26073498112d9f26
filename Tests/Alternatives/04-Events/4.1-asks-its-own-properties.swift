// Asks its own properties, and lets the `Result` of the library catch the error.

// exercise 4.1
element == nil
// end 4.1

// exercise 4.1
guard case .next(let element) = self else { return nil }
return element
// end 4.1

// exercise 4.1
switch self {
case .error(let error): return error
default: return nil
}
// end 4.1

// exercise 4.1
if let error { return .error(error) }
guard let element else { return .completed }
switch Swift.Result(catching: { try transform(element) }) {
case .success(let result): return .next(result)
case .failure(let error): return .error(error)
}
// end 4.1
