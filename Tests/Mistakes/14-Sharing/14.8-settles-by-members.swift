// A connection that nobody has joined is taken for none; but who listens need not have joined.

// exercise 14.8
if state.members == 0 { state.begin(fresh) }
// end 14.8

// exercise 14.8
guard !wasOpened.exchange(true, ordering: .acquiringAndReleasing) else { return }
subscription.disposable = subscribeToSource()
// end 14.8
