// Whoever finds that another thread was faster is counted twice, and can't be counted out.

// exercise 14.8 in Connections.swift
if state.current == nil {
  state.current = fresh
} else if joining {
  state.current?.countIn()
}
// end 14.8
