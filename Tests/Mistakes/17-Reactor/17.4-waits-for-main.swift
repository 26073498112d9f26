// Each mutation waits for the main queue, even when there is nothing to wait for.

// exercise 17.4 in Reactor+Stream.swift
mutations.observe(on: MainScheduler.asyncInstance)
// end 17.4
