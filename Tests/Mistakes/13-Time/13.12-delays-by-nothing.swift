// Takes a delay of nothing for the hop: it lets errors through where they come from.

// exercise 13.12
switch self {
case .elementOfDelay, .elementOfDebounce, .heldElementOfThrottle, .errorOfTimeout,
  .lateArrayOfBuffer:
  .onTheScheduler
case .errorBelowDelay, .lastElementOfDebounce, .firstElementOfThrottle, .elementOfTimeout,
  .fullArrayOfBuffer, .elementAfterDelaySubscription:
  .withTheSource
}
// end 13.12

// exercise 13.12
warnings.debounce(.seconds(1), scheduler: main)
  .delay(.seconds(0), scheduler: main)
// end 13.12
