// Elements wait for the end of the welcome, and an end overtakes them.

// exercise 7.7 in Place.swift
pass(end)
// end 7.7
