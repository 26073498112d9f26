// One token empties the whole bag.

// exercise 7.3
// instead of: return slots.removeKey(key)
let slot = slots[key]
slots.removeAll()
return slot
// end 7.3
