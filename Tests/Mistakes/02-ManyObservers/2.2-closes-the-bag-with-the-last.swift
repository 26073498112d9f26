// When the last element is taken out it is counted as gone, but its slot keeps it.

// exercise 2.2
// instead of: guard let index = position(of: key), let element = entries[index].element.take() else {
// instead of: return nil
// instead of: }
guard let index = position(of: key), let element = entries[index].element else { return nil }
if count > 1 { entries[index].element = nil }
// end 2.2
