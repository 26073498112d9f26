// The element that is replaced is freed while the lock is held.

// exercise 7.9 in AsyncSubject.swift
last = element
// end 7.9
