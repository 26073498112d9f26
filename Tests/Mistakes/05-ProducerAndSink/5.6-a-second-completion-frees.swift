// A completion disposes, even if it is not the first end.

// exercise 5.6 in OperatorSink.swift
// instead of: complete()
if stop() { tellEnd(nil) }
dispose()
// end 5.6
