// Looks at the flag and raises it in two steps: two threads may both find it down.

// exercise 14.8 in Connection.swift
guard !wasOpened.isRaised() else { return }
wasOpened.raise()
keep(subscribeToSource())
// end 14.8
