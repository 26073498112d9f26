// A zip counts by hand the parts that are left.

// exercise 15.2 in Completable+Operators.swift
.create { answer in
  let left = Counter(sources.count)
  guard !sources.isEmpty else {
    answer(.completed)
    return Disposables.create()
  }
  let tokens = CompositeDisposable()
  for source in sources where !tokens.isDisposed {
    let token = source.subscribe(
      onCompleted: { if left.subtract() == 0 { answer(.completed) } },
      onError: { error in
        answer(.error(error))
        tokens.dispose()
      }
    )
    _ = tokens.insert(token)
  }
  return tokens
}
// end 15.2
