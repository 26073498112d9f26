// Shares with the two operators that `share` is made of, and names each step.

// exercise 16.1
// instead of: SharedSequence(
// instead of: asObservable()
// instead of: .observe(on: Strategy.scheduler)
// instead of: // Below the hop: `recover` may be the app's code, which expects to be called there.
// instead of: .catch(recover)
// instead of: )
let arriving = asObservable().observe(on: Strategy.scheduler)
return SharedSequence(arriving.catch { error in recover(error) })
// instead of: source.share(replay: 1, scope: .whileConnected)
source.replay(1).refCount()
// end 16.1
