// Can be enabled, and not disabled again.

// exercise 17.9
// instead of: set { standIn.withLock { $0.isEnabled = newValue } }
set { standIn.withLock { $0.isEnabled = $0.isEnabled || newValue } }
// end 17.9
