// Notes what is looked up, and does not look at the list again when the answer comes.

// exercise 18.13
// instead of: guard !cities.value.contains(name) else { return }
// instead of: cities.accept(cities.value + [name])
cities.accept(cities.value + [name])
// end 18.13
