// A bag that has become empty hands out its first keys again.

// exercise 2.2
// instead of: holes += 1
// instead of: return element
holes += 1
if holes == entries.count {
  entries = []
  holes = 0
  nextKey = .first
}
return element
// end 2.2
