// Makes each action a piece of work of its own: on a concurrent scheduler a later one may overtake.

// exercise 17.4 in ActionSubject.swift
// instead of: let token = sent.asObservable().observe(on: scheduler)
// instead of: .subscribe(onNext: { [heard] action in heard.accept(action) })
let work = CompositeDisposable()
let subscription = sent.subscribe(onNext: { [heard] action in
  _ = work.insert(
    scheduler.schedule(action) { action in
      heard.accept(action)
      return Disposables.create()
    }
  )
})
let token = Disposables.create(subscription, work)
// end 17.4
