// Each is replayed from its arrival on, but nobody counts how many are subscribed.

// exercise 9.8
Observable.create { observer in
  let group = CompositeDisposable()
  let token =
    self.map { element -> Observable<Source.Element> in
      let memory = ReplaySubject<Source.Element>.createUnbounded()
      _ = group.insert(try selector(element).asObservable().subscribe(memory))
      return memory.asObservable()
    }
    .concat()
    .subscribe(observer)
  _ = group.insert(token)
  return group
}
// end 9.8

// exercise 9.8
// end 9.8
