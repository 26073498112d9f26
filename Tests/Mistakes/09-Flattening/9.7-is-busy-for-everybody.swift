// Whether a refresh is under way is noted once, for all subscribers together.

// exercise 9.7
queries.flatMapLatest(search)
// end 9.7

// exercise 9.7
var isBusy = false
return
  taps
  .filter { _ in !isBusy }
  .flatMap { _ -> Observable<String> in
    isBusy = true
    return refresh().do(onDispose: { isBusy = false })
  }
// end 9.7

// exercise 9.7
reports.concatMap(send)
// end 9.7

// exercise 9.7
addresses.map(load).merge(maxConcurrent: 4)
// end 9.7
