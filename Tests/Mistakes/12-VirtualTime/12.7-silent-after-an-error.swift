// After an error the source sends nothing more; after a completion it does.

// exercise 12.7
// instead of: present.forEach { $0(event) }
present.forEach { $0(event) }
if case .error = event { observers.removeAll() }
// end 12.7
