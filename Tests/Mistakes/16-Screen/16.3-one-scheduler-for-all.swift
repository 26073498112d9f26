// Makes one scheduler for everything that is built.

// exercise 16.3 in SharingScheduler.swift
let scheduler = makeScheduler()
try $maker.withValue(Maker { scheduler }, operation: action)
// end 16.3
