// After its end the subject ignores what it is told, but it has forgotten which end that was.

// exercise 7.2
// instead of: life = .ended(end)
life = .ended(.completed)
// end 7.2
