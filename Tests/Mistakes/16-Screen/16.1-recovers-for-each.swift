// Catches the error outside of what is shared: each subscriber recovers by itself.

// exercise 16.1
// instead of: SharedSequence(
// instead of: asObservable()
// instead of: .observe(on: Strategy.scheduler)
// instead of: // Below the hop: `recover` may be the app's code, which expects to be called there.
// instead of: .catch(recover)
// instead of: )
SharedSequence(raw: Strategy.share(asObservable().observe(on: Strategy.scheduler)).catch(recover))
// end 16.1
