// After the failure it subscribes to the source again.

// exercise 10.7
map { .success($0) }
  .catch { error in
    .create { observer in
      observer.onNext(.failure(error))
      return asResult().subscribe(observer)
    }
  }
// end 10.7
