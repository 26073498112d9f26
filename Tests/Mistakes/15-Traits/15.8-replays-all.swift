// Tells a newcomer the whole history.

// exercise 15.8 in Driver.swift
source.share(replay: 100)
// end 15.8
