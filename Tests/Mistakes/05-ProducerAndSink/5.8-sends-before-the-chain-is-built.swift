// Takes all its turns inside `run`, when nobody has a token to stop it with.

// exercise 5.8
// instead of: Trampoline.current.enqueue(sink)
while sink.takeTurn() {}
// end 5.8
