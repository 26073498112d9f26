// The first source that completes ends the result.

// exercise 8.4
// instead of: living -= 1
// instead of: if living == 0 { complete() } else { part.subscription.dispose() }
complete()
// end 8.4
