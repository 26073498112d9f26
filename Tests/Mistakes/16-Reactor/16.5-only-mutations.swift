// The functions for actions and states are never called.

// exercise 16.5 in Reactor+Stream.swift
states(from: inOrder(transform(mutation: mutations(from: actions))))
// end 16.5
