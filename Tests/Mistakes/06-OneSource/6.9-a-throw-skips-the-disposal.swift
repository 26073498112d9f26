// If the hook after the end throws, nothing is disposed.

// exercise 6.9
// instead of: // Nothing is sent after an end, so nobody can hear of what this throws.
// instead of: try? after.end(error)
// instead of: dispose()
do {
  try after.end(error)
  dispose()
} catch {}
// end 6.9
