// Resumes a cancelled task, and does not dispose: the request goes on for nobody.

// exercise 15.5
// instead of: subscription.dispose()
withExtendedLifetime(subscription) { reply.giveUp() }
// end 15.5
