// Takes each thread for the one that is delivering, so two deliver at once.

// exercise 7.5
// instead of: guard owner == thread, answersNest else {
// instead of: queue.append(work())
// instead of: return .leave
// instead of: }
guard answersNest else {
  queue.append(work())
  return .leave
}
// end 7.5
