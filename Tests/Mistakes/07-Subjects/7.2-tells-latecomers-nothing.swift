// An observer that subscribes after the end gets a token, and hears nothing.

// exercise 7.2 in Broadcast.swift
_ = (past, end)
// end 7.2
