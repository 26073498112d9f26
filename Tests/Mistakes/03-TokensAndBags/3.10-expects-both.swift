// Expects both visitors to get in, though the second may come while the first is inside.

// exercise 3.10
// instead of: race.alone("is inside", else: "Two visitors were inside, and there is room for one.")
race.alone("is inside")
// instead of: if visits == 0 { return "There was room for one, and neither visitor was let in." }
// instead of: return turnstile.enter() ? nil : "The visitors have left, and nobody gets in any more."
if visits != 2 { return "\(visits) were let in." }
return turnstile.enter() ? nil : "Nobody gets in any more."
// end 3.10
