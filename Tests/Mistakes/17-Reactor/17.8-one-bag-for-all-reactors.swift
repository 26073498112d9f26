// Does not renew the bag: the screen keeps sending to the previous reactor, too.

// exercise 17.8
if let reactor { bind(reactor: reactor) }
// end 17.8
