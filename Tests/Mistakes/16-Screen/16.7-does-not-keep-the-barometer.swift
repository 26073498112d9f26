// Keeps the object in the sequence only: when that is gone, a subscriber hears no change any more.

// exercise 16.7 in Barometer.swift
// instead of: return Disposables.create { withExtendedLifetime(base) { token.dispose() } }
return token
// end 16.7
