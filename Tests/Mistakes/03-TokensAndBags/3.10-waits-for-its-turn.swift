// A visitor who is turned away tries again until there is room.

// exercise 3.10
// instead of: guard turnstile.enter() else { return }
while !turnstile.enter() {}
// end 3.10
