// Catches the error first: the closure that chooses what to do is called on the error's thread.

// exercise 16.1
// instead of: .observe(on: Strategy.scheduler)
// instead of: // Below the hop: `recover` may be the app's code, which expects to be called there.
// instead of: .catch(recover)
.catch(recover)
  .observe(on: Strategy.scheduler)
// end 16.1
