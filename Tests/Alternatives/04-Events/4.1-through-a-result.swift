// Without a `switch`: each property asks the others, and `map` goes through a `Result`.

// exercise 4.1
isCompleted || error != nil
// end 4.1

// exercise 4.1
guard case .next(let carried) = self else { return nil }
return carried
// end 4.1

// exercise 4.1
guard case .error(let reason) = self else { return nil }
return reason
// end 4.1

// exercise 4.1
guard case .next(let old) = self else {
  return error.map { .error($0) } ?? .completed
}
let outcome = Swift.Result { try transform(old) }
return switch outcome {
case .success(let new): .next(new)
case .failure(let reason): .error(reason)
}
// end 4.1
