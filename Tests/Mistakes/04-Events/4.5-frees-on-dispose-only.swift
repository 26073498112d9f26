// Only a subscriber that leaves frees the resource; a sequence that ends by itself does not.

// exercise 4.4
isOver.raise()
resource.dispose()
// end 4.4

// exercise 4.4
event.isStopEvent
  ? isOver.raise()
  : !isOver.isRaised()
// end 4.4

// exercise 4.5
self.resource.setDisposable(resource)
// end 4.5

// exercise 4.5

// end 4.5
