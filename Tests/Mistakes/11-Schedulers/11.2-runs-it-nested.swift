// Runs nested work within the work around it.

// exercise 11.2
Trampoline.current.run { action(state) }
// end 11.2
