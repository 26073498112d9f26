// The elements that satisfy the condition are left out.

// exercise 4.7
// instead of: if let element = event.element, try !predicate(element) { return }
if let element = event.element, try predicate(element) { return }
// end 4.7
