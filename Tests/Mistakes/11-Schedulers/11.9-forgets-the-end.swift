// After the last element says that nothing waits, though the end does.

// exercise 11.9
// instead of: guard line.waiting.isEmpty, line.end == nil else { return true }
guard line.waiting.isEmpty else { return true }
// end 11.9
