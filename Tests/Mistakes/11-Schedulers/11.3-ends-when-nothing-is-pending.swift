// Ends when a turn has returned and no other is pending, though a turn that is running may ask for
// more.

// exercise 11.3
// instead of: action?(state, self)
action?(state, self)
if self.pending.count == 0 { self.dispose() }
// end 11.3
