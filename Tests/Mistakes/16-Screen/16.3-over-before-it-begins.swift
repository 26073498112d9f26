// Sets the value around nothing: the mock is over when the action begins.

// exercise 16.3 in SharingScheduler.swift
$maker.withValue(Maker(make: makeScheduler)) {}
try action()
// end 16.3
