// It goes on listening after an answer; inside `subscribe` the next attempt has to wait, and
// meanwhile there is another answer, or an end.

// exercise 10.4
// instead of: attempt.dispose()
// end 10.4
