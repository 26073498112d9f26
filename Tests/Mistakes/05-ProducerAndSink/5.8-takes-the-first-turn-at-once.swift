// Takes the first turn without waiting for it.

// exercise 5.8
if sink.takeTurn() { Trampoline.current.enqueue(sink) }
// end 5.8
