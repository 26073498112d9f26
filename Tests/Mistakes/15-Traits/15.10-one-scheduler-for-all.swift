// Makes one scheduler, and gives it to all that is built.

// exercise 15.10 in SharingScheduler.swift
let scheduler = makeScheduler()
try $maker.withValue(Maker { scheduler }, operation: action)
// end 15.10
