// The slot is put into the bag twice, and hears everything twice.

// exercise 7.1
// instead of: return slots.insert(slot)
_ = slots.insert(slot)
return slots.insert(slot)
// end 7.1
