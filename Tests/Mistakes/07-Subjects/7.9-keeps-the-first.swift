// The first element that comes is kept, and not the last.

// exercise 7.9 in AsyncSubject.swift
if last == nil { last = element }
// end 7.9
