// A subscription that finds the object gone from the start completes at once. But only an element
// may find it gone: error(e).withUnretained(gone) should fail, and never().withUnretained(gone)
// should say nothing.

// exercise 8.12 in WithUnretained.swift
// instead of: super.init(observer: observer, cancel: cancel)
super.init(observer: observer, cancel: cancel)
if object == nil { complete() }
// end 8.12
