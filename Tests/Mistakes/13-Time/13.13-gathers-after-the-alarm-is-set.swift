// The alarms are set before the element is gathered: one that rings at once finds nothing.
// Changes: 13.13-two-alarms.swift

// exercise 13.13
// instead of: gathered.append(element)
// instead of: came += 1
// instead of: if gathered.count == count { return sendGathered() }
came += 1
if gathered.count + 1 == count {
  gathered.append(element)
  return sendGathered()
}
defer { gathered.append(element) }
// instead of: guard gathered.count == 1 else { return }
guard gathered.isEmpty else { return }
// end 13.13
