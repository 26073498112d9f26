// An element that is an error becomes the end of the mapped event, without the transform: "`map`
// transforms an element, calling the transform once".

// exercise 4.1
if case .next = self { return false }
return true
// end 4.1

// exercise 4.1
guard case .next(let element) = self else { return nil }
return element
// end 4.1

// exercise 4.1
guard case .error(let error) = self else { return nil }
return error
// end 4.1

// exercise 4.1
do {
  if case .next(let element) = self {
    if let failure = element as? Swift.Error { throw failure }
    return .next(try transform(element))
  }
  if case .error(let error) = self { throw error }
  return .completed
} catch {
  return .error(error)
}
// end 4.1
