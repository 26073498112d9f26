// Starts each part of a zip only after the one before it.

// exercise 15.2 in Completable+Operators.swift
concat(sources)
// end 15.2
