// The newest element stays in a slot, and a flag says whether it is new.

// exercise 8.8
// instead of: private var newest: Observer.Element?
private let newest = Slot<Observer.Element>()
private var isNew = false
// instead of: newest = element
newest.element = element
isNew = true
// instead of: // Taken before it is sent: the observer may cause the next tick before `forwardNext` returns.
// instead of: if let element = newest.take() ?? defaultValue { forwardNext(element) }
// instead of: if sourceHasCompleted { complete() }
if isNew {
  isNew = false
  forwardNext(newest.element)
} else if let defaultValue {
  forwardNext(defaultValue)
}
guard sourceHasCompleted else { return }
complete()
// end 8.8
