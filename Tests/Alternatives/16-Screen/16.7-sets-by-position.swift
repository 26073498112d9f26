// Names what the binder sets by its position.

// exercise 16.7
// instead of: Binder(base) { base, value in base[keyPath: keyPath] = value }
Binder(base) { $0[keyPath: keyPath] = $1 }
// end 16.7
