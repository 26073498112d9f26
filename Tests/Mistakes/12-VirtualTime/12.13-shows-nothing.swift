// A complaint says that something is wrong, and not what came.

// exercise 12.13
// instead of: let actual = Marbles.draw(observer.events)
// instead of: return "\(name)\n  source    \(source)\n  expected  \(result)\n  actual    \(actual)"
return "\(name): something else came."
// end 12.13
