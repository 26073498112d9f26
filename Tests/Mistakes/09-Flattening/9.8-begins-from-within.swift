// The next sequence is subscribed inside the end of the one before, which may be inside its own.

// exercise 9.8
// instead of: if let listener = nextListener() { Trampoline.current.enqueue(listener) }
if let listener = nextListener() { _ = listener.takeTurn() }
// end 9.8
