// The bag is not renewed: the screen goes on speaking to the reactor that it had before.

// exercise 16.8
if let reactor { bind(reactor: reactor) }
// end 16.8
