// Replays nothing, because it shares nothing.

// exercise 16.2 in Signal.swift
source
// end 16.2
