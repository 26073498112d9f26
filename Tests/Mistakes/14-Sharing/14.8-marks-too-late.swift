// The flag is set after the source has answered.

// exercise 14.8 in Connection.swift
guard !wasOpened.isRaised() else { return }
keep(subscribeToSource())
wasOpened.raise()
// end 14.8
