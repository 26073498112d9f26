// A full array of `buffer` is thought to come on the scheduler, as a late one does.

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
  .heldElementOfThrottle, .errorOfTimeout, .lateArrayOfBuffer, .fullArrayOfBuffer:
  .onTheScheduler
case .errorBelowDelay, .lastElementOfDebounce, .firstElementOfThrottle, .elementOfTimeout,
  .elementAfterDelaySubscription:
  .withTheSource
}
// end 13.12
