// What comes too late doesn't go through the slot; what is kept is a closure.

// exercise 4.5
let slot = self.resource
guard !slot.isDisposed else {
  resource.dispose()
  return
}
slot.setDisposable(Disposables.create { resource.dispose() })
// end 4.5

// exercise 4.5
let slot = resource
guard !slot.isDisposed else { return }
slot.dispose()
// end 4.5
