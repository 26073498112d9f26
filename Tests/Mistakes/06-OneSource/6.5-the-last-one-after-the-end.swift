// It ends first, and then tries to send the last element.

// exercise 6.5
// instead of: if isTaking || behavior == .inclusive { forwardNext(element) }
// instead of: if !isTaking { complete() }
if !isTaking { complete() }
if isTaking || behavior == .inclusive { forwardNext(element) }
// end 6.5
