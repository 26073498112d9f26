// Subscribes first; whoever finds the flag raised disposes its subscription again.

// exercise 14.8
// instead of: guard wasOpened.raise() else { return }
// instead of: keep(subscribeToSource())
// Checks and sets the flag in one step, before anybody is called.
let token = subscribeToSource()
guard wasOpened.raise() else { return token.dispose() }
keep(token)
// end 14.8
