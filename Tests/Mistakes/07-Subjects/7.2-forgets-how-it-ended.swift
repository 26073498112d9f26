// The subject is deaf after its end, and has forgotten which end it was.

// exercise 7.2 in Broadcast.swift
state.life = .ended(.completed)
// end 7.2
