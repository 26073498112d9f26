// What comes while a mutation is heard goes before what already waits: of three reentrant
// mutations, the one that the second causes is heard before the third, which came earlier.

// exercise 17.4
// instead of: mutations.observe(on: CurrentThreadScheduler.instance)
Observable<Event<Mutation>>
  .create { observer in
    let line = Lock<(waiting: [Event<Mutation>], isBusy: Bool)>(([], false))
    // What has come while the last one was heard; only the busy call and the sender change it.
    let fresh = Lock<[Event<Mutation>]>([])
    return mutations.materialize()
      .subscribe(onNext: { event in
        fresh.withLock { $0.append(event) }
        let begins = line.withLock { line in
          defer { line.isBusy = true }
          return !line.isBusy
        }
        guard begins else { return }
        while let next = line.withLock({ line -> Event<Mutation>? in
          let came = fresh.withLock { fresh in
            defer { fresh = [] }
            return fresh
          }
          line.waiting = came + line.waiting
          if line.waiting.isEmpty {
            line.isBusy = false
            return nil
          }
          return line.waiting.removeFirst()
        }) {
          observer.onNext(next)
        }
      })
  }
  .dematerialize()
// end 17.4
