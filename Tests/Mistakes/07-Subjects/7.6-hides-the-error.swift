// A value can always be read, also when there is none that holds.

// exercise 7.6 in BehaviorSubject.swift
broadcast.now.memory.newest
// end 7.6
