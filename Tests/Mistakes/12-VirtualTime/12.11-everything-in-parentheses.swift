// A long text that is alone is a group, too.

// exercise 12.11
// instead of: guard texts.count > 1 else { return texts.first ?? "" }
guard texts.count > 1 || texts.contains(where: { $0.count > 1 }) else { return texts.first ?? "" }
// end 12.11
