// Only the thread that replays lets the slot go live: if another one is delivering then, it never does.

// exercise 7.7
// instead of: while let work = next() { work() }
while let work = next() { work() }
serializer.withLock { serializer in
  if serializer.isIdle { phase.replace(.replaying, with: .live) }
}
// instead of: if serializer.isIdle {
// instead of: // Only if it is still replaying: it may have been closed meanwhile.
// instead of: phase.replace(.replaying, with: .live)
// instead of: }
// end 7.7
