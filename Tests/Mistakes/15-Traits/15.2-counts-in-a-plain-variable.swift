// Counts the parts of a zip in a plain variable: if two complete at the same moment, one may not count.

// exercise 15.2 in Completable+Operators.swift
let parts = Array(sources)
guard !parts.isEmpty else { return .empty() }
return .create { whole in
  var left = parts.count
  let tokens = parts.map { part in
    part.subscribe(
      onCompleted: {
        left -= 1
        if left == 0 { whole(.completed) }
      },
      onError: { whole(.error($0)) }
    )
  }
  return Disposables.create(tokens)
}
// end 15.2
