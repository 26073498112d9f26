// What is prevented has no result to dispose, so the result is left alone, which says whether the
// work was called off.

// exercise 11.1
// instead of: result.dispose()
// instead of: if leaveWaiting(for: .disposed) { action = nil }
if leaveWaiting(for: .disposed) { action = nil } else { result.dispose() }
// end 11.1
