// The last look at the list is for the city as it was typed, not for the name in the answer: two
// spellings that the server answers with the same name give the city two lines.

// exercise 18.13
// instead of: guard !cities.value.contains(name) else { return }
guard !cities.value.contains(where: { name in name.isSpelled(like: city) }) else {
  return
}
// end 18.13
