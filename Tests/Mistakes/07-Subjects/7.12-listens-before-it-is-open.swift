// The screen listens in both places, and collects alerts while nobody can see it.

// exercise 7.12 in CityScreen.swift
listen()
// end 7.12

// exercise 7.12 in CityScreen.swift
listen()
// end 7.12
