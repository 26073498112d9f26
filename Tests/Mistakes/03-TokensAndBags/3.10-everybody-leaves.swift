// A visitor who was turned away goes out, too, and so makes room that isn't there.

// exercise 3.10
// instead of: guard turnstile.enter() else { return }
// instead of: race.alone("is inside", else: "Two visitors were inside, and there is room for one.")
// instead of: visits += 1
// instead of: turnstile.leave()
if turnstile.enter() {
  race.alone("is inside", else: "Two visitors were inside, and there is room for one.")
  visits += 1
}
turnstile.leave()
// end 3.10
