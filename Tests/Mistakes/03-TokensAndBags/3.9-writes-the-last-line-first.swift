// The last line is written when the visit begins, and nothing is left to run later.

// exercise 3.9 in Visit.swift
journal.write("left \(city)")
// end 3.9
