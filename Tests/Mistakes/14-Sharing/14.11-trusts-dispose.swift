// Relies on `dispose()` to stop a timer, which may have begun to ring.

// exercise 14.11
// instead of: open?.timer === timer ? open.take() : nil
open.take()
// end 14.11
