// Looks at the flag, and raises it with the next line; two threads can both find it down.

// exercise 3.1
guard !disposed.isRaised() else { return }
disposed.raise()
action.take()?()
// end 3.1
