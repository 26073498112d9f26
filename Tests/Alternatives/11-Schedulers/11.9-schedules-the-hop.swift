// On a queue, schedules each hop as ordinary work.

// exercise 11.9
// instead of: scheduler.perform(hop)
_ = scheduler.schedule(hop) { hop in
  hop.run()
  return Disposables.create()
}
// end 11.9
