// Asks for the scheduler when somebody subscribes, and not when the sequence is built.

// exercise 16.1
// instead of: SharedSequence(
// instead of: asObservable()
// instead of: .observe(on: Strategy.scheduler)
// instead of: // Below the hop: `recover` may be the app's code, which expects to be called there.
// instead of: .catch(recover)
// instead of: )
let source = asObservable()
return SharedSequence(
  Observable.create { observer in
    source.observe(on: Strategy.scheduler).catch(recover).subscribe(observer)
  }
)
// end 16.1
