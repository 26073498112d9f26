// Loses what the action throws: a test that failed is green.

// exercise 15.10 in SharingScheduler.swift
$maker.withValue(Maker(make: makeScheduler)) { try? action() }
// end 15.10
