// Frees the slot before the completed one is disposed: one that comes on another thread is
// subscribed beside it.
// Changes: 9.8-one-lock-one-loop.swift

// exercise 9.8
// instead of: letGo()

// instead of: if let next { Trampoline.current.enqueue(next) }
letGo()
if let next { Trampoline.current.enqueue(next) }
// end 9.8
