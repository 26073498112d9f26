// The screen listens before it has a label, and the first value is written on nothing.

// exercise 7.12 in CityScreen.swift
listen()
// end 7.12

// exercise 7.12 in CityScreen.swift
_ = label
// end 7.12
