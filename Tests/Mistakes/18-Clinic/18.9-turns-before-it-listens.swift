// Begins with the first turn, and listens to the other turns afterwards.

// exercise 18.9 in StormArchive.swift
// instead of: // The first turn comes last: the others are heard by then, even if page 1 is there at once.
// instead of: let turns = Observable.merge(more.map { 1 }, back.map { -1 }, .just(1))
let turns = Observable.merge(more.map { 1 }, back.map { -1 }).startWith(1)
// end 18.9
