// Holds the delegate that it has replaced: a closed page lives on.

// exercise 16.7
// instead of: private weak var formerDelegate: LocationManagerDelegate?
private var formerDelegate: LocationManagerDelegate?
// end 16.7
