// A key that is used twice finds its hole, and counts it again.

// exercise 2.2
// instead of: guard let index = position(of: key), let element = entries[index].element else { return nil }
// instead of: entries[index].element = nil
guard let index = position(of: key) else { return nil }
let element = entries[index].element
entries[index].element = nil
// end 2.2
