// Replays nothing, since it shares nothing.

// exercise 15.9 in Signal.swift
source
// end 15.9
