// After `completed` a later observer hears the last value, and then the end.

// exercise 7.6
// instead of: end == nil ? [newest] : []
if case .failed = end { [] } else { [newest] }
// end 7.6
