// Delivers on main: what is sent on another thread is not in the state afterwards.

// exercise 17.4
mutations.observe(on: ConcurrentMainScheduler.instance)
// end 17.4
