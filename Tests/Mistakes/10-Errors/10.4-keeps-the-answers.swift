// Whoever disposes the attempt disposes its source, and not what listens for an answer.

// exercise 10.4
// instead of: subscription.dispose()
// instead of: answers.dispose()
subscription.dispose()
// end 10.4
