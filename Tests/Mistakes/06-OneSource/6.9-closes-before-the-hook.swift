// The sink is closed before the hook before the end, whose error can then no longer be sent.

// exercise 6.9
// instead of: do {
// instead of: try before.end(error)
// instead of: } catch {
// instead of: return fail(with: error)
// instead of: }
// instead of: // Already over, by a hook that has thrown or by the subscriber: this end will not be sent.
// instead of: guard stop() else { return }
// instead of: tellEnd(error)
guard stop() else { return }
do {
  try before.end(error)
} catch {
  return fail(with: error)
}
tellEnd(error)
// end 6.9
