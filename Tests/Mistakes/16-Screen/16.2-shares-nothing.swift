// Replays nothing, since it shares nothing.

// exercise 16.2 in Signal.swift
source
// end 16.2
