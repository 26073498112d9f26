// The end is told, and those who were told it stay in the bag.

// exercise 7.2 in Registry.swift
_ = places
// end 7.2
