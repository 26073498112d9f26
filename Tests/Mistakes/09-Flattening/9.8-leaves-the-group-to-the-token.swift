// After an end only the token is disposed, which does not know the subscriptions while the outer
// sequence is still being subscribed to.
// Changes: 9.8-no-lock-around-the-observer.swift

// exercise 9.8
// instead of: // The token does not know the group yet if the sources are still being subscribed.
// instead of: group.dispose()
// end 9.8
