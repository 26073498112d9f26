// Shares like `share(replay: 1)`: with the last observer the connection goes.

// exercise 14.11
// instead of: Lingering(asObservable(), for: dueTime, on: scheduler)
share(replay: 1)
// end 14.11
