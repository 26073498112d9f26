// It goes on listening after an answer; inside `subscribe` the next attempt has to wait, and
// meanwhile there is another answer, or an end.

// exercise 10.4
// instead of: attempt.dispose()
// Disposed first: inside the source's `subscribe`, the next attempt has to wait until that has
// returned, and the notifier may send an end meanwhile.
// end 10.4
