// The slot is closed, and stays in the bag with its observer.

// exercise 7.3
// instead of: return slots.removeKey(key)
return slots[key]
// end 7.3
