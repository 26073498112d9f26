// Disposes the source before its end is heard.

// exercise 14.11
// instead of: tell(closed.subject)
// instead of: subscription.dispose()
subscription.dispose()
tell(closed.subject)
// end 14.11
