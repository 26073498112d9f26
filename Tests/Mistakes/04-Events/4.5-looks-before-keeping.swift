// Frees the resource as soon as the flag is up: another thread may still be telling the observer
// the end.

// exercise 4.5
if isOver.isRaised() {
  resource.dispose()
} else {
  self.resource.setDisposable(resource)
}
// end 4.5

// exercise 4.5
resource.dispose()
// end 4.5
