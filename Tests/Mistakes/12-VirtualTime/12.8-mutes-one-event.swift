// The disposal mutes only the next event.

// exercise 12.8
// instead of: if !isOver { observer.on(recorded.value) }
if isOver { isOver = false } else { observer.on(recorded.value) }
// end 12.8
