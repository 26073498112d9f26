// It makes an observer of elements from the observer of results.

// exercise 10.7
.create { observer in
  let elements = observer.mapObserver { (element: Element) in .success(element) }
  return subscribe(
    onNext: elements.onNext,
    onError: { error in
      observer.onNext(.failure(error))
      observer.onCompleted()
    },
    onCompleted: elements.onCompleted
  )
}
// end 10.7
