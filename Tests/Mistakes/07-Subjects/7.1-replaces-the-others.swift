// A new observer replaces the ones that were there, as in chapter 1.

// exercise 7.1
// instead of: return slots.insert(slot)
slots.removeAll()
return slots.insert(slot)
// end 7.1
