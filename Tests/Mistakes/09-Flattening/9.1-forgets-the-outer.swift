// The outer subscription is in no group, so nothing ever disposes it.

// exercise 9.1 in FlattenSink.swift
expect()
_ = source.subscribe(self)
return (self, group)
// end 9.1
