// What is being looked up is noted in small letters, and the note removed as it was typed: after
// "Oslo" was looked up once, and not found or taken away again, nobody can look it up any more.

// exercise 18.13
// instead of: lookedFor.append(city)
lookedFor.append(city.lowercased())
// end 18.13
