// Tells a later observer through the slot that was made for it.

// exercise 7.2
// instead of: for element in past { observer.onNext(element) }
// instead of: end.tell(observer)
slot.replay(past)
slot.tell(end)
// end 7.2
