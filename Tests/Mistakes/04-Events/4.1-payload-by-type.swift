// `element` and `error` look at the type of what is carried and not at the case: an
// `Event<Error>` that is a `next` also has an `error`, and a failed one has an `element`.

// exercise 4.1 in Event.swift
switch self {
case .next: return false
case .error, .completed: return true
}
// end 4.1

// exercise 4.1 in Event.swift
let payload: Any?
switch self {
case .next(let element): payload = element
case .error(let error): payload = error
case .completed: return nil
}
return payload as? Element
// end 4.1

// exercise 4.1 in Event.swift
switch self {
case .next(let element): return element as? Swift.Error
case .error(let error): return error
case .completed: return nil
}
// end 4.1

// exercise 4.1 in Event.swift
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
