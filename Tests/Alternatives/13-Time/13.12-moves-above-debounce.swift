// The events that the clock causes are listed, and the warnings are moved to main above `debounce`.

// exercise 13.12
let causedByTheClock: Set<TimedEvent> = [
  .elementOfTimer, .elementOfInterval, .elementOfDelay, .elementOfDebounce,
  .heldElementOfThrottle, .errorOfTimeout, .lateArrayOfBuffer,
]
return causedByTheClock.contains(self) ? .onTheScheduler : .withTheSource
// end 13.12

// exercise 13.12
warnings.observe(on: main).debounce(.seconds(1), scheduler: main)
// end 13.12
