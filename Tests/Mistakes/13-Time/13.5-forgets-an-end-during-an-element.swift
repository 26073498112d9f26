// A completion that comes while the observer is called is left to a ring, and there may be none.

// exercise 13.5
// instead of: if waiting == nil { complete() } else { hasCompleted = true }
if case .sending = window {
  hasCompleted = true
} else if waiting == nil {
  complete()
} else {
  hasCompleted = true
}
// end 13.5
