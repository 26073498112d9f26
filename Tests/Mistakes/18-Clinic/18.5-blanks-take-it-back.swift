// With an optional city, blanks have become "no city": who types blanks takes the choice back, although blanks alone are no choice at all.

// exercise 18.5
// instead of: guard !name.isEmpty else { return }
// instead of: change { choice in choice.choose(name) }
change { choice in name.isEmpty ? choice.clear() : choice.choose(name) }
// end 18.5
