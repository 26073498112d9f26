// Puts a serial queue in front of the given one, and forgets the leeway of its timers.

// exercise 11.4
// instead of: self.init(serialQueue: serialQueue, leeway: leeway)
self.init(serialQueue: serialQueue)
// end 11.4
