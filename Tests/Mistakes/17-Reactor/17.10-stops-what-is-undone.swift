// Drops what a command changes while it is undone.

// exercise 17.10
// instead of: for index in first..<contents.count { contents[index] = change(contents[index]) }
guard first <= position else { return }
for index in first..<contents.count { contents[index] = change(contents[index]) }
// end 17.10
