// Ignores every star while any city is being looked up.

// exercise 18.13
// instead of: let known = cities.value + lookedFor
// instead of: guard !known.contains(where: { name in name.isSpelled(like: city) }) else { return }
// instead of: lookedFor.append(city)
guard !cities.value.contains(where: { name in name.isSpelled(like: city) }) else { return }
guard lookedFor.isEmpty else { return }
lookedFor.append(city)
// end 18.13
