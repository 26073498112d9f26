// `take(1)` hides the second reply.

// exercise 15.3 in WeatherStation.swift
thermometer.first()
// end 15.3

// exercise 15.3 in WeatherStation.swift
replies.take(1).asSingle()
// end 15.3
