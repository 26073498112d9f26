// The screen makes a label in `init` and writes on that; the label that is seen stays empty.

// exercise 7.12 in CityScreen.swift
label = Label()
listen()
// end 7.12

// exercise 7.12 in CityScreen.swift
// end 7.12
