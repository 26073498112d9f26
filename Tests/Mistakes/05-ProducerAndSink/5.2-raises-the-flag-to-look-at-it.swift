// An event raises the flag to find out whether it was down, and takes it down again; if a `dispose()`
// comes in between, the sink is open once more.

// exercise 5.2
guard hasStopped.raise() else { return }
hasStopped.lower()
// end 5.2

// exercise 5.2
hasStopped.raise()
cancel.dispose()
// end 5.2
