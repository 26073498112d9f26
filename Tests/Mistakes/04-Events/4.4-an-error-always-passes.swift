// An error is too important to be held back, even after the end.

// exercise 4.4
isOver.store(true, ordering: .releasing)
// end 4.4

// exercise 4.4
if event.error != nil {
  isOver.store(true, ordering: .releasing)
  return true
}
return event.isStopEvent
  ? !isOver.exchange(true, ordering: .acquiringAndReleasing)
  : !isOver.load(ordering: .acquiring)
// end 4.4
