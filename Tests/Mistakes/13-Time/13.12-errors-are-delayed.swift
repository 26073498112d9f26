// It believes that `delay` delays errors, too.

// exercise 13.12
switch self {
case .elementOfTimer, .elementOfInterval, .elementOfDelay, .errorBelowDelay, .elementOfDebounce,
  .lastElementOfDebounce, .heldElementOfThrottle, .errorOfTimeout, .lateArrayOfBuffer:
  .onTheScheduler
case .firstElementOfThrottle, .elementOfTimeout, .fullArrayOfBuffer,
  .elementAfterDelaySubscription:
  .withTheSource
}
// end 13.12

// exercise 13.12
warnings.debounce(.seconds(1), scheduler: main)
  .observe(on: main)
// end 13.12
