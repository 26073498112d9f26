// Holes at the end go at once, since nothing has to move for them.

// exercise 2.5
// instead of: guard holes > entries.count / 2 else { return }
while let last = entries.last, last.element == nil {
  entries.removeLast()
  holes -= 1
}
guard holes > entries.count / 2 else { return }
// end 2.5
