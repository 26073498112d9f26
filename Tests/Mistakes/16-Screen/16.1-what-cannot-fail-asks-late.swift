// Asks for the scheduler of what can't fail when somebody subscribes, and for the others in time.

// exercise 16.1
// instead of: shared { error in
// instead of: programmerError("A sequence whose type says that it can't fail has failed: \(error)")
// instead of: return .empty()
// instead of: }
let source = asObservable()
return SharedSequence(
  Observable<Element>
    .create { observer in
      source.observe(on: Strategy.scheduler)
        .catch { error in
          programmerError("A sequence whose type says that it can't fail has failed: \(error)")
          return .empty()
        }
        .subscribe(observer)
    }
)
// end 16.1
