// The slot goes with its element, so all elements behind it move up.

// exercise 2.2
// instead of: guard let index = position(of: key), let element = entries[index].element else { return nil }
// instead of: entries[index].element = nil
// instead of: holes += 1
// instead of: return element
guard let index = position(of: key) else { return nil }
return entries.remove(at: index).element
// end 2.2
