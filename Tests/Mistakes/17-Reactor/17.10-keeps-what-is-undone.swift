// Keeps what is undone when there is a new command, so that redo finds it.

// exercise 17.10
// instead of: contents.removeSubrange((position + 1)...)
// instead of: running = running.filter { $0.value <= position }
running = running.mapValues { $0 > position ? $0 + 1 : $0 }

// instead of: contents.append(contents[position])
contents.insert(contents[position], at: position + 1)
// end 17.10
