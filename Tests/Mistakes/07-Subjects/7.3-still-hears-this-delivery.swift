// The slot is taken out of the bag, and a delivery that is in progress still reaches it.

// exercise 7.3
// instead of: slot.close()
_ = slot
// end 7.3
