// Who subscribes after the end gets a token, and never hears a word.

// exercise 7.2 in Broadcast.swift
state.life = .ended(end)
// end 7.2

// exercise 7.2 in Broadcast.swift
_ = (past, end)
// end 7.2
