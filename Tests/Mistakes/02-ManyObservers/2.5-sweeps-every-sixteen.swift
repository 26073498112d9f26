// Sixteen holes are closed at a time, however many elements have to move for them.

// exercise 2.5
// instead of: guard holes > entries.count / 2 else { return }
guard holes >= 16 else { return }
// end 2.5
