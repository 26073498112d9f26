// Keeps the first element of the second source, and never replaces it.

// exercise 8.6
// instead of: latest.element = element
if latest.isEmpty { latest.element = element }
// end 8.6
