// What comes during the welcome is lost.

// exercise 7.7 in ObserverPlace.swift
if isBeingWelcomed { return }
pass(element)
// end 7.7
