// Holds the manager, so that a subscription keeps it.

// exercise 16.7
// instead of: private weak var manager: LocationManager?
private let manager: LocationManager
// instead of: guard let manager, manager.delegate == nil else { return }
guard manager.delegate == nil else { return }
// end 16.7
