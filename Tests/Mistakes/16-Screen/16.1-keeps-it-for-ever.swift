// Keeps the element when nobody listens any more: the next one is shown something old.

// exercise 16.1 in Driver.swift
source.share(replay: 1, scope: .forever)
// end 16.1
