// Takes the end of the first station for the end of the round.

// exercise 18.17
.create { [stations, measure] observer in
  stations.subscribe(
    onNext: { station in
      _ = measure(station).subscribe(observer)
    },
    onError: { observer.onError($0) },
    onCompleted: {}
  )
}
// end 18.17
