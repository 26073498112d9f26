// Gives the delegate back as soon as anybody leaves: those who stay hear nothing more.
// Changes: 16.9-counts-its-observers.swift

// exercise 16.9
// instead of: if self.observers.isEmpty { dial?.delegate = self.former }
dial?.delegate = self.former
// end 16.9
