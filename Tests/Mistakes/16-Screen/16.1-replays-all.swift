// Tells a newcomer the whole history.

// exercise 16.1 in Driver.swift
source.share(replay: 100)
// end 16.1
