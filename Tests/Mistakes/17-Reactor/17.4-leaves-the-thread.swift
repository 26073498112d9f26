// Delivers on main: what is sent on another thread is not in the state afterwards.

// exercise 17.4 in Reactor+Stream.swift
mutations.observe(on: ConcurrentMainScheduler.instance)
// end 17.4
