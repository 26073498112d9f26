// Replays the whole history to a late subscriber.

// exercise 16.1 in Driver.swift
source.share(replay: 100)
// end 16.1
