// A zip with a part that fails inside `subscribe` does not dispose the parts before it: whoever
// stops starting parts returns an empty token, and not that of those that run.

// exercise 15.2
// instead of: Completable(raw: .merge(sources.map { $0.asObservable() }))
let parts = Array(sources)
return Completable.create { whole in
  if parts.isEmpty { whole(.completed) }
  let group = CompositeDisposable()
  let left = Counter(parts.count)
  let hasFailed = Flag()
  for part in parts {
    // There is nothing to wait for any more.
    if hasFailed.isRaised() { return Disposables.create() }
    let token = part.subscribe(
      onCompleted: { if left.subtract() == 0 { whole(.completed) } },
      onError: { error in
        hasFailed.raise()
        whole(.error(error))
      }
    )
    _ = group.insert(token)
  }
  return group
}
// end 15.2
