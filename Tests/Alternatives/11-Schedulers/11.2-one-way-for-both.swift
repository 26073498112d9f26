// Makes a piece of work in either case; the trampoline runs it at once if nothing else is running.

// exercise 11.2
// instead of: let trampoline = Trampoline.current
// instead of: guard trampoline.isRunning else { return trampoline.run { action(state) } }
// instead of: let work = ScheduledWork { action(state) }
// instead of: trampoline.enqueue(work)
let work = ScheduledWork { action(state) }
Trampoline.current.enqueue(work)
// end 11.2
