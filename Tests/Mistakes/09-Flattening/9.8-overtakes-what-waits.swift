// The one whose turn it is sends directly, even while what it has sent before still waits.

// exercise 9.8
// instead of: state.withLock { _ in page.unheard.append(event) }
// instead of: tell()
let isCurrent = state.withLock { state in
  if state.current === page { return true }
  page.unheard.append(event)
  return false
}
if isCurrent, let element = event.element { send(element) } else { tell() }
// end 9.8
