// The whole of the book's Rx under one name, as a program imports it.
@_exported import Solution02ManyObservers
@_exported import Solution03TokensAndBags
@_exported import Solution04Events
@_exported import Solution05ProducerAndSink
@_exported import Solution06OneSource
@_exported import Solution07Subjects
@_exported import Solution08Combining
@_exported import Solution09Flattening
@_exported import Solution10Errors
@_exported import Solution11Schedulers
@_exported import Solution12VirtualTime
@_exported import Solution13Time
@_exported import Solution14Sharing
@_exported import Solution15Traits
@_exported import Solution16Screen
@_exported import Solution17Reactor
