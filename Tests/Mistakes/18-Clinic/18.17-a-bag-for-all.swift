// Holds the inner tokens; the spinner still stops as soon as the list is complete.

// exercise 18.17
.create { [stations, measure] observer in
  let bag = DisposeBag()
  let token = stations.subscribe(
    onNext: { station in
      measure(station)
        .subscribe(onNext: { observer.onNext($0) }, onError: { observer.onError($0) })
        .disposed(by: bag)
    },
    onError: { observer.onError($0) },
    onCompleted: { observer.onCompleted() }
  )
  return Disposables.create {
    token.dispose()
    _ = bag
  }
}
// end 18.17
