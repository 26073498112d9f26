// Completes when a source ends without an element, before any other one has sent something.

// exercise 8.4
// instead of: living -= 1
// instead of: if living == 0 { complete() } else { part.subscription.dispose() }
living -= 1
if living == 0 || part.isGap { complete() } else { part.subscription.dispose() }
// end 8.4
