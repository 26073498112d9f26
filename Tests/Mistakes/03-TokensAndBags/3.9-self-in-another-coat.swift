// The method goes into a constant first, and still holds its object.

// exercise 3.9 in Thermostat.swift
let react = self.react
degrees.observe { react($0) }.disposed(by: bag)
// end 3.9
