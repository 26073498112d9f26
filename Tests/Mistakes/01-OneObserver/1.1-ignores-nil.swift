// `nil` is taken for "no change", so the observer can never be taken out again.

// exercise 1.1
// instead of: self.observer = observer
if let observer { self.observer = observer }
// end 1.1
