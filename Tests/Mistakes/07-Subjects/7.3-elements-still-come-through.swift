// A closed place keeps the end back, and lets elements through.

// exercise 7.3 in ObserverPlace.swift

// end 7.3
