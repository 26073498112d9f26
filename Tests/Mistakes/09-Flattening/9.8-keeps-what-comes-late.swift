// What a source sends after the end gets in line as before, and stays there.

// exercise 9.8
// instead of: guard !isDisposed else { return }
// instead of: state.withLock { _ in page.unheard.append(event) }
state.withLock { _ in page.unheard.append(event) }
// end 9.8
