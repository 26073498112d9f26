// Who subscribes after the end gets a token, and never hears a word.

// exercise 7.2 in Broadcast.swift
_ = past
// end 7.2
