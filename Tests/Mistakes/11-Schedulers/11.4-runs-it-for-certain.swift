// Sends the action straight to the queue, where nobody can call it off.

// exercise 11.4
// instead of: let work = ScheduledWork { action(state) }
// instead of: perform(work)
// instead of: return work
let (work, token) = (ScheduledWork { action(state) }, SingleAssignmentDisposable())
perform(work)
return token
// end 11.4
