// Does nothing once the sink is disposed: the groups that somebody still listens to hear no more
// elements.

// exercise 9.5
// instead of: guard let subject = subjects[key] ?? begin(key) else { return }
guard !isDisposed, let subject = subjects[key] ?? begin(key) else { return }
// end 9.5
