// The mark is set when the source has answered.

// exercise 14.8
if state.current == nil { state.begin(fresh) }
// end 14.8

// exercise 14.8
guard !wasOpened.load(ordering: .acquiring) else { return }
subscription.disposable = subscribeToSource()
wasOpened.store(true, ordering: .releasing)
// end 14.8
