// The error is remembered once for all subscribers: if the first subscription has failed, one that
// goes well sends the old failure before it completes.

// exercise 10.7
var failure: Swift.Error?
let elements = self.catch { error in
  failure = error
  return .empty()
}
return .create { observer in
  elements.subscribe(
    onNext: { element in observer.onNext(.success(element)) },
    onCompleted: {
      if let failure { observer.onNext(.failure(failure)) }
      observer.onCompleted()
    }
  )
}
// end 10.7
