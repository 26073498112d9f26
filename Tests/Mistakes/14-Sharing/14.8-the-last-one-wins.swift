// The slower thread replaces the connection that others listen to.

// exercise 14.8 in Connections.swift
state.current = fresh
// end 14.8
