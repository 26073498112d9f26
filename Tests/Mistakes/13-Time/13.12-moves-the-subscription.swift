// `subscribe(on:)` moves the subscription, but no events.

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
  .subscribe(on: main)
// end 13.12
