// Each thread has a line of its own for the mutations, the trampoline: one that comes on another
// thread passes those that still wait on the first, and is heard on a thread other than the busy
// one.

// exercise 17.4
// instead of: mutations.observe(on: CurrentThreadScheduler.instance)
Observable<Event<Mutation>>
  .create { observer in
    mutations.materialize()
      .subscribe(onNext: { event in
        _ = CurrentThreadScheduler.instance.schedule(event) { event in
          observer.onNext(event)
          return Disposables.create()
        }
      })
  }
  .dematerialize()
// end 17.4
