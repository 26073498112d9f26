// The thermostat reacts to the first measurement below 18 degrees, and to no other.

// exercise 3.9 in Thermostat.swift
degrees.observe { [unowned self] in if !isHeating { react(to: $0) } }.disposed(by: bag)
// end 3.9
