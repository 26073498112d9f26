// Tries to get in at the end only if one of the two was turned away.

// exercise 3.10
// instead of: return turnstile.enter() ? nil : "The visitors have left, and nobody gets in any more."
if visits == 2 { return nil }
return turnstile.enter() ? nil : "The visitors have left, and nobody gets in any more."
// end 3.10
