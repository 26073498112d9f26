// An end is noted as a disposal: later observers are not told how the subject ended.

// exercise 7.2
// instead of: life = .ended(end)
life = .disposed
// end 7.2
