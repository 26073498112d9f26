// Subscribes itself to the source: a subclass that overrides `subscription(to:)` is not asked.

// exercise 8.3
// instead of: slot.setDisposable(subscription(to: source))
slot.setDisposable(source.subscribe(self))
// end 8.3
