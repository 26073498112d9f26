// Wraps what an operator made without sharing it: the work is done once per subscriber.

// exercise 16.1 in SharedSequence.swift
self.source = source
// end 16.1
