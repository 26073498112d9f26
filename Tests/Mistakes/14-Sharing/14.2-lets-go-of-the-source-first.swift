// In 14.1 it disposes the source first: whoever connects meanwhile gets the connection
// that is ending.

// exercise 14.1 in Connection.swift
release()
close()
// end 14.1

// exercise 14.2 in Connections.swift
state.withLock { state in
  if state.current === connection { state.current = nil }
}
// end 14.2
