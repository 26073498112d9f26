// Being inside lasts for a step, and nobody looks whether the other one is inside, too.

// exercise 3.10
// instead of: race.alone("is inside", else: "Two visitors were inside, and there is room for one.")
race.step("is inside")
// end 3.10
