// The functions for actions and states are never called.

// exercise 17.5 in Reactor+Stream.swift
states(from: inOrder(transform(mutation: mutations(from: actions))))
// end 17.5
