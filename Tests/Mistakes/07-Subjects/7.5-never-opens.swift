// The gate is taken, and never given back.

// exercise 7.5 in Gate.swift
let thread = ThreadIdentity.current
guard let owner else {
  self.owner = thread
  return .first
}
guard owner == thread else { return .left }
return line.isEmpty ? .nested : .nestedInLine
// end 7.5

// exercise 7.5 in Gate.swift
line.removeFirst()
// end 7.5
