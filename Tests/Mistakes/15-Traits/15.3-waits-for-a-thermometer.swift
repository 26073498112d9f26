// Uses `asSingle`, which waits for the end of a thermometer that never ends.

// exercise 15.3 in WeatherStation.swift
thermometer.map { Optional($0) }.asSingle()
// end 15.3
