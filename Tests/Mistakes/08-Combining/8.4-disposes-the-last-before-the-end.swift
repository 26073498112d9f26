// Disposes each source at once when it has completed, the last one before the end is heard.

// exercise 8.4
// instead of: living -= 1
// instead of: if living == 0 { complete() } else { part.subscription.dispose() }
part.subscription.dispose()
living -= 1
if living == 0 { complete() }
// end 8.4
