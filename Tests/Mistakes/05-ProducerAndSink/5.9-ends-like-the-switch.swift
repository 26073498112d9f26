// Its own end goes the way of 5.5, and stops too late: a reentrant observer can make a second follow.

// exercise 5.9
// instead of: if isLast { complete() }
if isLast {
  forwardOn(.completed)
  dispose()
}
// end 5.9
