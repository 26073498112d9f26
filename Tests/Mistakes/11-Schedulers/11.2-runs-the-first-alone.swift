// Runs the first work without the trampoline, so that nested work has nothing to wait for.

// exercise 11.2
// instead of: guard trampoline.isRunning else { return trampoline.run { action(state) } }
guard trampoline.isRunning else { return action(state) }
// end 11.2
