// Once an element has come, what the condition throws for another one counts as a no.

// exercise 6.7 in SingleElement.swift
// instead of: guard try predicate(element) else { return }
let counts = hasElement ? (try? predicate(element)) == true : try predicate(element)
guard counts else { return }
// end 6.7
