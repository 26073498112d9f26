// Goes on gathering after `dispose()`, as long as the source sends.

// exercise 13.13
// instead of: guard !isDisposed else { return }
// instead of: gathered.append(element)
gathered.append(element)
// end 13.13
