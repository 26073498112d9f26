// Listeners do not count: the token only stops listening.

// exercise 14.4
// instead of: return (sink, Membership(subscription, of: connection))
return (sink, subscription)
// end 14.4
