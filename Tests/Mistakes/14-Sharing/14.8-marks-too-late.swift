// The flag is set after the source has answered.

// exercise 14.8 in Connection.swift
guard !wasOpened.load(ordering: .acquiring) else { return }
keep(subscribeToSource())
wasOpened.store(true, ordering: .releasing)
// end 14.8
