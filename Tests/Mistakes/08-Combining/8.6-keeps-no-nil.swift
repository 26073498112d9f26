// Takes `nil` of the other source for nothing, and keeps the element before.

// exercise 8.6
// instead of: latest.element = element
if case Optional<Any>.none = element as Any? { return }
latest.element = element
// end 8.6
