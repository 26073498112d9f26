// Reports a failed restart as one that went well.

// exercise 15.3 in WeatherStation.swift
thermometer.first()
// end 15.3

// exercise 15.3 in WeatherStation.swift
replies.asSingle()
// end 15.3

// exercise 15.3 in WeatherStation.swift
archive.asMaybe()
// end 15.3

// exercise 15.3 in WeatherStation.swift
progress.ignoreElements().catch { _ in .empty() }.asCompletable()
// end 15.3
