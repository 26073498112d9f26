// Keeps all elements of a source until the end, and not only the last.

// exercise 8.13
// instead of: // Needs no guard: only its own source writes it, one element at a time. It is read by that source
// instead of: // at its end, and by the call that counts off the last source, which comes after all ends.
// instead of: @Unguarded var last: Element?
@Unguarded var elements: [Element] = []

var last: Element? { elements.last }

// instead of: // Freed when the variable has been written: its `deinit` may make any source send.
// instead of: let before = last
// instead of: last = element
// instead of: withExtendedLifetime(before) {}
elements.append(element)
// end 8.13
