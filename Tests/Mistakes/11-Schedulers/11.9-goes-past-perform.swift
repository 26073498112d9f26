// Sends its hops to the queue itself, past `perform`: on main nothing arrives at once.

// exercise 11.9
// instead of: scheduler.perform(hop)
_ = scheduler.configuration.schedule(hop) { hop in
  hop.run()
  return Disposables.create()
}
// end 11.9
