// If the outer sequence completes last, the result completes at once, though another call is still
// telling what has waited.
// Changes: 9.8-one-loop-in-a-merge-sink.swift

// exercise 9.8
// instead of: if isLast { tellWhatIsDue() }
if isLast { complete() }
// end 9.8
