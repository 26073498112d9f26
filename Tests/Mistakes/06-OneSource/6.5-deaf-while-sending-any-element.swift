// Closed while it sends any element, not only the last: what the observer makes the source send
// while it hears an ordinary element is lost, and so is an error, after which the result never
// ends.

// exercise 6.5
// instead of: isTaking = try predicate(element)
// instead of: if isTaking || behavior == .inclusive { forwardNext(element) }
// instead of: if !isTaking { complete() }
isTaking = false
let goesOn = try predicate(element)
if goesOn || behavior == .inclusive { forwardNext(element) }
if goesOn { isTaking = true } else { complete() }
// end 6.5
