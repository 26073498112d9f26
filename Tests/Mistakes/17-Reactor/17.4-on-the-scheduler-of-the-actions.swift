// Delivers where the actions are heard: an answer waits for that scheduler, though nothing is
// being sent.

// exercise 17.4 in Reactor+Stream.swift
mutations.observe(on: scheduler)
// end 17.4
