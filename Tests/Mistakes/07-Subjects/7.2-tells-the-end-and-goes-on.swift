// The end is told, and not noted: the subject still passes on what it is told.

// exercise 7.2 in Broadcast.swift
_ = end
// end 7.2
