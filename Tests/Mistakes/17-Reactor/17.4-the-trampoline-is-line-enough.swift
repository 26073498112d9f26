// On the calling thread each action is scheduled by itself, for the trampoline is a line already:
// but each thread has its own, and an action from another thread passes one that came before it and
// still waits.

// exercise 17.4
// instead of: let token = sent.asObservable().observe(on: scheduler)
// instead of: .subscribe(onNext: { [heard] action in heard.accept(action) })
let actions: Observable<Element>
if scheduler is CurrentThreadScheduler {
  actions = .create { [sent] observer in
    let isOver = Flag()
    let listening = sent.subscribe(onNext: { action in
      guard !isOver.isRaised() else { return }
      _ = scheduler.schedule(action) { action in
        if !isOver.isRaised() { observer.onNext(action) }
        return Disposables.create()
      }
    })
    return Disposables.create(listening, Disposables.create { isOver.raise() })
  }
} else {
  actions = sent.asObservable().observe(on: scheduler)
}
let token = actions.subscribe(onNext: { [heard] action in heard.accept(action) })
// end 17.4
