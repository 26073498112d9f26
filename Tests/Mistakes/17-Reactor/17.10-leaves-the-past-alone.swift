// Never changes a content of the past: a late change is lost with the next undo.

// exercise 17.10
// instead of: for index in first..<contents.count { contents[index] = change(contents[index]) }
for index in max(first, min(position, contents.count))..<contents.count {
  contents[index] = change(contents[index])
}
// end 17.10
