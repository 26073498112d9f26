// The parts of a zip wait for each other.

// exercise 15.2 in Completable+Operators.swift
concat(sources)
// end 15.2
