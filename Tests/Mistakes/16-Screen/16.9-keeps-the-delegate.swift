// The delegate that was there is kept, though the dial did not.

// exercise 16.9
// instead of: private weak var former: DialDelegate?
private var former: DialDelegate?
// end 16.9
