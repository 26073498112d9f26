// Disposes the source when it has completed, before the observer has heard the end.

// exercise 8.10
// instead of: if isOpen { complete() } else { dispose() }
if isOpen {
  sourceSubscription.dispose()
  complete()
} else {
  dispose()
}
// end 8.10
