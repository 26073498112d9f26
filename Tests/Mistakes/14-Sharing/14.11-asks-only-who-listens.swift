// Closes if nobody listens, though somebody may have come and left since.

// exercise 14.11
// instead of: open?.timer === timer ? open.take() : nil
open?.listeners == 0 ? open.take() : nil
// end 14.11
