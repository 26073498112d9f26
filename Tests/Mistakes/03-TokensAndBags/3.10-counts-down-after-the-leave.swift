// Counts a visitor as inside until leave() has returned: a turnstile with a lock has let the other
// in by then, and a faultless one is accused: "Don't complain about a turnstile that does nothing
// wrong".

// exercise 3.10
let turnstile = makeTurnstile()
var inside = 0
var visits = 0
for _ in 0..<2 {
  race.thread {
    race.step("comes")
    guard turnstile.enter() else { return }
    inside += 1
    visits += 1
    if inside > 1 { race.complain("Both are inside.") }
    race.step("is inside")
    turnstile.leave()
    inside -= 1
  }
}
race.atEnd {
  guard visits > 0 else { return "Neither was let in." }
  return turnstile.enter() ? nil : "Nobody gets in any more."
}
// end 3.10
