// Whoever disposes the attempt disposes what listens for an answer, and not the source.

// exercise 10.4
// instead of: subscription.dispose()
// instead of: answers.dispose()
answers.dispose()
// end 10.4
