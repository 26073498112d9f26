// The bag is not renewed: the screen goes on speaking to the reactor that it had before.

// exercise 17.8
if let reactor { bind(reactor: reactor) }
// end 17.8
