// Moves the warnings before they are debounced; the arrivals are a question to a set of exceptions.

// exercise 13.12 in Arrival.swift
let causedByTheClock: Set<TimedEvent> = [
  .elementOfTimer, .elementOfInterval, .elementOfDelay, .elementOfDebounce,
  .heldElementOfThrottle, .errorOfTimeout, .lateArrayOfBuffer,
]
return causedByTheClock.contains(self) ? .onTheScheduler : .withTheSource
// end 13.12

// exercise 13.12 in StormBanner.swift
warnings.observe(on: main)
  .debounce(.seconds(1), scheduler: main)
// end 13.12
