// The stage listens only to the elements, so its observer never learns that the source has ended.

// exercise 4.7
subscribe(onNext: { element in
  do {
    observer.onNext(try transform(element))
  } catch {
    observer.onError(error)
  }
})
// end 4.7
