// An end is noted like a disposal: nobody who comes later is told how it ended.

// exercise 7.2 in Broadcast.swift
state.life = .disposed
// end 7.2
