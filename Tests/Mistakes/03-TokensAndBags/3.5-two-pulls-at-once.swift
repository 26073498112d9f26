// The new pull begins while the old one is still under way.

// exercise 3.5 in RefreshButton.swift
current.disposable = pull()
// end 3.5
