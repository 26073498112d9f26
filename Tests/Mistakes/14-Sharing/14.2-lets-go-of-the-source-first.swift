// In 14.1 it lets go of the source first: who connects meanwhile is given the line that goes dead.

// exercise 14.1 in Connection.swift
release()
close()
// end 14.1

// exercise 14.2 in Connections.swift
state.withLock { state in
  if state.current === connection { state.current = nil }
}
// end 14.2
