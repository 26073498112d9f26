// Forgets the former delegate when it steps back: if the last subscriber leaves when it hears a
// city, the former delegate does not hear of that one.
// Changes: 16.7-steps-back-after-the-last.swift

// exercise 16.7
// instead of: manager.delegate = before
manager.delegate = before
before = nil
// instead of: before?.locationManager(manager, didMoveTo: city)
// instead of: cities.on(.next(city))
cities.on(.next(city))
before?.locationManager(manager, didMoveTo: city)
// end 16.7
