// Believes that a timer sends on the thread that has subscribed, as `of` does.

// exercise 13.12
switch self {
case .elementOfDelay, .elementOfDebounce, .heldElementOfThrottle, .errorOfTimeout,
  .lateArrayOfBuffer:
  .onTheScheduler
case .elementOfTimer, .elementOfInterval, .errorBelowDelay, .lastElementOfDebounce,
  .firstElementOfThrottle, .elementOfTimeout, .fullArrayOfBuffer, .elementAfterDelaySubscription:
  .withTheSource
}
// end 13.12

// exercise 13.12
warnings.debounce(.seconds(1), scheduler: main)
  .observe(on: main)
// end 13.12
