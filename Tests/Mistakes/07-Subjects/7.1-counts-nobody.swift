// Gives out slots, and counts no subscription.

// exercise 7.1
// instead of: subscriptions += 1
// instead of: return slots.insert(slot)
return slots.insert(slot)
// end 7.1
