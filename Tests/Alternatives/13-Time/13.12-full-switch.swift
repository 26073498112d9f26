// A switch without a default, and an `observe(on:)` on both sides.

// exercise 13.12
switch self {
case .errorBelowDelay, .lastElementOfDebounce, .firstElementOfThrottle, .elementOfTimeout,
  .fullArrayOfBuffer, .elementAfterDelaySubscription:
  return .withTheSource
case .elementOfTimer, .elementOfInterval, .elementOfDelay, .elementOfDebounce,
  .heldElementOfThrottle, .errorOfTimeout, .lateArrayOfBuffer:
  return .onTheScheduler
}
// end 13.12

// exercise 13.12
warnings
  .observe(on: main)
  .debounce(.milliseconds(1000), scheduler: main)
  .observe(on: main)
// end 13.12
