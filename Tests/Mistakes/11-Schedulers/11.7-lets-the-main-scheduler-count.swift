// Away from main, ConcurrentMainScheduler leaves the work to MainScheduler.instance, which counts
// it: meanwhile that one's own work does not run inside schedule.

// exercise 11.7
// instead of: return super.schedule(state, action: action)
return MainScheduler.instance.schedule(state, action: action)
// end 11.7
