// Queues work that nobody can call off.

// exercise 11.2
let trampoline = Trampoline.current
guard trampoline.isRunning else { return trampoline.run { action(state) } }
trampoline.enqueue(ScheduledWork { action(state) })
return Disposables.create()
// end 11.2
