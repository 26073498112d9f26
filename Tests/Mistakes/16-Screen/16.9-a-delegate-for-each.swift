// Each subscription becomes the delegate, and forwards to the one before, which may leave first.

// exercise 16.9
// instead of: let proxy = DialProxy.of(dial)
let proxy = DialProxy(dial)
// end 16.9
