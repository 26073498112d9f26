// Does not pass on the end of the list, and there is no other: the spinner never stops.

// exercise 18.17
.create { [stations, measure] observer in
  stations.subscribe(
    onNext: { station in
      _ = measure(station)
        .subscribe(onNext: { observer.onNext($0) }, onError: { observer.onError($0) })
    },
    onError: { observer.onError($0) },
    onCompleted: {}
  )
}
// end 18.17
