// Runs the work at once whenever the caller is on main, and overtakes work that waits.

// exercise 11.7
guard !DispatchQueue.isMain else { return action(state) }
return super.schedule(state, action: action)
// end 11.7

// exercise 11.7
if DispatchQueue.isMain {
  work.run()
} else {
  configuration.queue.async { work.run() }
}
// end 11.7
