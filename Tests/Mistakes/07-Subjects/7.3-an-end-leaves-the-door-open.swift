// Only who has left is deaf: an older element still comes after an end that overtook it.

// exercise 7.3 in Place.swift
guard !isClosed else { return }
// end 7.3
