// What waits is thrown away with a new serializer, under the lock: the `deinit` of an element that waits deadlocks if it uses the subject.

// exercise 7.4
// instead of: subscriptions = 0
subscriptions = 0
serializer = Serializer()
// end 7.4
