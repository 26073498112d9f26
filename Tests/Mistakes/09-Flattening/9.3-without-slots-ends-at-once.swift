// With a limit of 0 the result completes at the first element of the outer sequence, though that
// has not completed; an error that it sends later is not heard.

// exercise 9.3
// instead of: guard let inner = inner(for: element), limit > 0 else { return }
guard let inner = inner(for: element) else { return }
// Nothing will ever be heard.
guard limit > 0 else { return complete() }
// end 9.3
