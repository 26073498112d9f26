// A switch over the three events.

// exercise 4.4
isOver.raise()
// end 4.4

// exercise 4.4
switch event {
case .next: return !isOver.isRaised()
case .error, .completed: return isOver.raise()
}
// end 4.4
