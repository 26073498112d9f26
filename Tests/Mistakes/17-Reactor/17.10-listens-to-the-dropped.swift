// Forgets that a dropped command may still change something.

// exercise 17.10
// instead of: running = running.filter { $0.value <= position }

// instead of: for index in first..<contents.count { contents[index] = change(contents[index]) }
for index in contents.indices.dropFirst(first) { contents[index] = change(contents[index]) }
// end 17.10
