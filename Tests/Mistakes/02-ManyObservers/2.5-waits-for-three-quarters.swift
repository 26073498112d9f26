// Holes may take up three quarters of the slots.

// exercise 2.5
// instead of: guard holes > entries.count / 2 else { return }
guard holes > entries.count * 3 / 4 else { return }
// end 2.5
