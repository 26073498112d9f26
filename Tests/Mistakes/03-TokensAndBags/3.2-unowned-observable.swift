// The token expects its observable to be there, and stops the program if it has gone.

// exercise 3.2
// instead of: return Disposables.create { [weak self] in self?.forget(key) }
return Disposables.create { [unowned self] in forget(key) }
// end 3.2
