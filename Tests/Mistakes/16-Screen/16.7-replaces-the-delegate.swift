// Replaces the former delegate, which then hears nothing.

// exercise 16.7
// instead of: formerDelegate?.locationManager(manager, didMoveTo: city)
// end 16.7
