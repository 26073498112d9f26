// It stops only after the observer has returned, so more elements come through after the last.

// exercise 6.5
// instead of: isTaking = try predicate(element)
// instead of: if isTaking || behavior == .inclusive { forwardNext(element) }
let goesOn = try predicate(element)
if goesOn || behavior == .inclusive { forwardNext(element) }
isTaking = goesOn
// end 6.5
