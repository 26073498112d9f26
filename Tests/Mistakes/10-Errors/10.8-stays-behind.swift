// It goes on listening when the banner has been freed.
// Changes: 10.8-hears-events-in-a-slot.swift

// exercise 10.8
// instead of: deinit {
// instead of: current.dispose()
// instead of: }
// end 10.8
