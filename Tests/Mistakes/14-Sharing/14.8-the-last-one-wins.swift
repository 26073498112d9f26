// Whoever is slower takes the place of the connection that others listen to.

// exercise 14.8
state.begin(fresh)
// end 14.8

// exercise 14.8
guard !wasOpened.exchange(true, ordering: .acquiringAndReleasing) else { return }
subscription.disposable = subscribeToSource()
// end 14.8
