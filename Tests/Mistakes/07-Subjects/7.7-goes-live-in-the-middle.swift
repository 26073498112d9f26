// Goes live when nothing waits, even if an answer is told in the middle of the past.

// exercise 7.7
// instead of: if serializer.isIdle {
// instead of: // Only if it is still replaying: it may have been closed meanwhile.
// instead of: phase.replace(.replaying, with: .live)
// instead of: }
phase.replace(.replaying, with: .live)
// end 7.7
