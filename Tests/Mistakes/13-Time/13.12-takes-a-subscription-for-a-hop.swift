// An element after `delaySubscription` is thought to come on the scheduler, because the
// subscription is made there.

// exercise 13.12
// instead of: switch self {
// instead of: case .elementOfTimer, .elementOfInterval, .elementOfDelay, .elementOfDebounce,
// instead of: .heldElementOfThrottle, .errorOfTimeout, .lateArrayOfBuffer:
// instead of: .onTheScheduler
// instead of: case .errorBelowDelay, .lastElementOfDebounce, .firstElementOfThrottle, .elementOfTimeout,
// instead of: .fullArrayOfBuffer, .elementAfterDelaySubscription:
// instead of: .withTheSource
// instead of: }
switch self {
case .elementOfTimer, .elementOfInterval, .elementOfDelay, .elementOfDebounce,
  .heldElementOfThrottle, .errorOfTimeout, .lateArrayOfBuffer, .elementAfterDelaySubscription:
  .onTheScheduler
case .errorBelowDelay, .lastElementOfDebounce, .firstElementOfThrottle, .elementOfTimeout,
  .fullArrayOfBuffer:
  .withTheSource
}
// end 13.12
