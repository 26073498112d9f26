// Its own end is made an event.

// exercise 5.13
// instead of: if isEnd { complete() }
if isEnd, stop() {
  observer.on(.completed)
  dispose()
}
// end 5.13
