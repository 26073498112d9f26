// Subtracts the slots that it still has: who has heard an end has none, and is still counted.

// exercise 7.4
// instead of: subscriptions = 0
subscriptions -= slots.count
// end 7.4
