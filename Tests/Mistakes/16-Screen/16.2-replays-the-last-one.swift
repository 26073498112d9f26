// Shares like a driver: the alert is shown again on each screen that opens.

// exercise 16.2 in Signal.swift
source.share(replay: 1)
// end 16.2
