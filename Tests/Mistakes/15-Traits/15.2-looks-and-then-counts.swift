// Looks how many parts are left, and counts down in a second step: two parts that end at the same
// moment both find that another one is left.

// exercise 15.2 in Completable+Operators.swift
.create { completable in
  let left = Counter(sources.count)
  let tokens = CompositeDisposable()
  if sources.isEmpty { completable(.completed) }
  for source in sources {
    let token = source.subscribe { event in
      guard case .completed = event else { return completable(event) }
      if left.count() == 1 { completable(.completed) } else { left.subtract() }
    }
    _ = tokens.insert(token)
  }
  return tokens
}
// end 15.2
