// An error that is set to nil is shown, too: what the alert says is taken away, although no error
// has come. `WeatherReactor` sets no nil, but a stub's state can.

// exercise 17.8
// instead of: .compactMap { $0 }
// end 17.8
