// An error from a hook is treated like one from the source: afterError is called.

// exercise 6.9
// instead of: do {
// instead of: try before.end(error)
// instead of: } catch {
// instead of: return fail(with: error)
// instead of: }
// instead of: // Already over, by a hook that has thrown or by the subscriber: this end will not be sent.
// instead of: guard stop() else { return }
// instead of: tellEnd(error)
// instead of: // Nothing is sent after an end, so nobody can hear of what this throws.
// instead of: try? after.end(error)
var end = error
do { try before.end(error) } catch let thrown { end = thrown }
if stop() { tellEnd(end) }
try? after.end(end)
// end 6.9
