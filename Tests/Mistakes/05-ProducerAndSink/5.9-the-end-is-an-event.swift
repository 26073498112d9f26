// Its end is made an event.

// exercise 5.9
// instead of: if isLast { complete() }
if isLast, stop() {
  observer.on(.completed)
  dispose()
}
// end 5.9
