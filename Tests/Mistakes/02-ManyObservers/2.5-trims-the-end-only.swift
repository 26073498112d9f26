// Only holes at the end are closed; one element that stays keeps all the holes in front of it.

// exercise 2.5
// instead of: guard holes > entries.count / 2 else { return }
// instead of: entries.removeAll { $0.element == nil }
// instead of: holes = 0
while let last = entries.last, last.element == nil {
  entries.removeLast()
  holes -= 1
}
// end 2.5
