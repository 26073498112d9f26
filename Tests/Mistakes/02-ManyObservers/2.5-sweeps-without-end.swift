// The holes are taken out one by one, but not counted down, and the loop waits for that.

// exercise 2.5
// instead of: guard holes > entries.count / 2 else { return }
// instead of: entries.removeAll { $0.element == nil }
// instead of: holes = 0
while holes > entries.count / 2 {
  if let hole = entries.firstIndex(where: { $0.element == nil }) { entries.remove(at: hole) }
}
// end 2.5
