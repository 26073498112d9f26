// Loads four at a time by waiting for all four: a slot stays empty until the slowest has come.

// exercise 9.7
// instead of: taps.flatMapFirst { _ in refresh() }
taps.flatMapFirst(refresh)
// instead of: addresses.map(load).merge(maxConcurrent: 4)
addresses.toArray().asObservable()
  .flatMap { all in
    Observable.concat(
      stride(from: 0, to: all.count, by: 4)
        .map { start in
          Observable.merge(all[start..<min(start + 4, all.count)].map(load))
        }
    )
  }
// end 9.7
