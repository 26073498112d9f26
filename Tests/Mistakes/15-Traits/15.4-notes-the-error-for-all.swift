// Notes the error beside the sequence, and not for each subscriber: after one failure, a subscriber
// whose source completes hears the other sequence, too.

// exercise 15.4
// instead of: Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
var caught: Swift.Error?
let source = asObservable()
  .catch { error in
    caught = error
    return .empty()
  }
  .concat(
    Observable.deferred {
      guard let caught else { return .empty() }
      return onErrorRecover(caught).asObservable()
    }
  )
return Infallible(source)
// end 15.4
