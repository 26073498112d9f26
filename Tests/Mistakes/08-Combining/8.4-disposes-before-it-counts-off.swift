// Disposes a completed source before it counts it off: what that makes another source send is judged wrongly.

// exercise 8.4
// instead of: living -= 1
// instead of: if living == 0 { complete() } else { part.subscription.dispose() }
if living > 1 { part.subscription.dispose() }
living -= 1
if living == 0 { complete() }
// end 8.4
