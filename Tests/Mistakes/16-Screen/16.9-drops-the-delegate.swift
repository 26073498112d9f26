// The delegate that was there hears nothing while somebody listens.

// exercise 16.9
// instead of: former?.dial(dial, didMoveTo: position)
// end 16.9
