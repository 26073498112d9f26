// Sets the value around nothing: the mock is over when the action begins.

// exercise 15.10 in SharingScheduler.swift
$maker.withValue(Maker(make: makeScheduler)) {}
try action()
// end 15.10
