// Sweeps when the hole lies in the front half, where many leave one after the other.

// exercise 2.5
// instead of: guard holes > entries.count / 2 else { return }
guard holes > entries.count / 2 || entries.first?.element == nil && holes > 8 else { return }
// end 2.5
