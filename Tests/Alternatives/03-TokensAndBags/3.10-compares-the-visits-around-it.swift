// A visitor finds out that another one was inside, too, if a visit was counted during its own.

// exercise 3.10
// instead of: race.alone("is inside", else: "Two visitors were inside, and there is room for one.")
// instead of: visits += 1
let before = visits
race.step("is inside")
if visits != before { race.complain("Two visitors were inside.") }
visits += 1
// end 3.10
