// It disposes the whole attempt, and with it the slot for the answers.

// exercise 10.4
// instead of: subscription.dispose()
dispose()
// end 10.4
