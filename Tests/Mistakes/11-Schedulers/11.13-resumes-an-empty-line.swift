// A pause in which nothing fell due ends with a line that nobody serves: what falls due is stuck there.

// exercise 11.13
// instead of: guard phase == .idle, !waiting.isEmpty else { return false }
// instead of: phase = .catchingUp
// instead of: return true
guard phase == .idle else { return false }
phase = .catchingUp
return !waiting.isEmpty
// end 11.13
