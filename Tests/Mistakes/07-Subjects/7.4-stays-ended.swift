// A subject that has ended stays that way, and tells later observers its end.

// exercise 7.4
// instead of: life = .disposed
if isRunning { life = .disposed }
// end 7.4
