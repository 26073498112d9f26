// The token of the first work disposes nothing.

// exercise 11.2
// instead of: guard trampoline.isRunning else { return trampoline.run { action(state) } }
guard trampoline.isRunning else {
  _ = trampoline.run { action(state) }
  return Disposables.create()
}
// end 11.2
