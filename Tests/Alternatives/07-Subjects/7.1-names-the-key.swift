// Gives the key a name before it returns it.

// exercise 7.1
// instead of: return slots.insert(slot)
let key = slots.insert(slot)
return key
// end 7.1
