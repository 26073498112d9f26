// Keeps the first element, and never replaces it.

// exercise 8.4
// instead of: newest.element = element
if newest.isEmpty { newest.element = element }
// end 8.4
