// The next is subscribed to from within the end of the one before.
// Changes: 9.8-one-loop-in-a-merge-sink.swift

// exercise 9.8
// instead of: if let (inner, line) = next {
// instead of: Trampoline.current.enqueue(EagerEntrance(of: inner, line, to: self))
// instead of: }
if let (inner, line) = next { begin(inner, line) }
// end 9.8
