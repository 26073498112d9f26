// Wraps what an operator made without sharing it: the work is done for each who listens.

// exercise 15.8 in SharedSequence.swift
self.source = source
// end 15.8
