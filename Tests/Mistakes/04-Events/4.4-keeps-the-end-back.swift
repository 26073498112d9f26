// The flag is set before the end has passed, so the end is refused, too.

// exercise 4.4
isOver.store(true, ordering: .releasing)
// end 4.4

// exercise 4.4
if event.isStopEvent { isOver.store(true, ordering: .releasing) }
return !isOver.load(ordering: .acquiring)
// end 4.4
