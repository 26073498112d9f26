// The subscription holds the proxy, and that holds the dial.

// exercise 16.9
// instead of: private weak var dial: Dial?
private var dial: Dial?
// end 16.9
