// Keeps all elements of a source until the end, and not only the last.

// exercise 8.13
// instead of: ///
// instead of: /// It needs no lock. The observer hears either an end that one thread has brought, which `stop()`
// instead of: /// decides in one step, or the array, which is sent when no source is left that could disturb.

// instead of: // How many sources have not completed with an element. All are counted before the first is
// instead of: // subscribed: it may complete inside `subscribe`.

// instead of: // Only one call brings the count to zero, and by then every `last` is final.

// instead of: // The token doesn't know the subscriptions while sources are still being subscribed.

// instead of: // Needs no guard: only its own source writes it, one element at a time. It is read by that source
// instead of: // at its end, and by the call that counts off the last source, which comes after all ends.
// instead of: @Unguarded var last: Element?
@Unguarded var elements: [Element] = []

var last: Element? { elements.last }

// instead of: // What comes after the end would only be kept in vain.
// instead of: if !sink.isDisposed { branch.last = element }
if !sink.isDisposed { branch.elements.append(element) }
// end 8.13
