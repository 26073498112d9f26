// It completes after a failure, and not when the source has completed.

// exercise 10.7
.create { observer in
  subscribe(
    onNext: { observer.onNext(.success($0)) },
    onError: { error in
      observer.onNext(.failure(error))
      observer.onCompleted()
    }
  )
}
// end 10.7
