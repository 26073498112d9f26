// Shares as a driver does: the alert is shown again on each screen that opens.

// exercise 15.9 in Signal.swift
source.share(replay: 1)
// end 15.9
