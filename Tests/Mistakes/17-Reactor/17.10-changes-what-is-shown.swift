// Lets each change go into the content that is shown, and into no other.

// exercise 17.10
// instead of: guard let first = running[number] else { return }
// instead of: for index in first..<contents.count { contents[index] = change(contents[index]) }
guard running[number] != nil else { return }
contents[position] = change(contents[position])
// end 17.10
