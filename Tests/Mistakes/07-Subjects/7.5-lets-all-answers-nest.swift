// Does not ask whether answers nest: they always do.

// exercise 7.5
// instead of: guard owner == thread, answersNest else {
// instead of: queue.append(work())
// instead of: return .leave
// instead of: }
guard owner == thread else {
  queue.append(work())
  return .leave
}
// end 7.5
