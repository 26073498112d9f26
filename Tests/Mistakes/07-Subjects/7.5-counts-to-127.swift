// Counts its turns in eight bits: the program stops when an observer counts up to 1,000 by answers.

// exercise 7.5
// instead of: private enum State {
// instead of: /// No thread is delivering; the next one that enters will.
// instead of: case idle
// instead of:
// instead of: /// This thread is delivering. It has entered `depth` times, each time from within the time before.
// instead of: // 32 bits: with 64, the slot of each observer would take 16 bytes more.
// instead of: case delivering(ThreadIdentity, depth: Int32)
// instead of: }
private enum State {
  case idle
  case delivering(ThreadIdentity, depth: Int8)
}
// end 7.5
