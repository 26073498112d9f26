// The closure is looked at before the flag is raised: a thread that comes second reads the variable
// while the first one empties it, a data race on `action`.

// exercise 3.1
// instead of: guard disposed.raise() else { return }
guard action != nil, disposed.raise() else { return }
// end 3.1
