// A new element goes to the end, until there are eight holes; then it takes the first of them.

// exercise 2.2
// instead of: entries.append((key, element))
if holes >= 8, let hole = entries.firstIndex(where: { $0.element == nil }) {
  entries[hole] = (key, element)
  holes -= 1
} else {
  entries.append((key, element))
}
// end 2.2
