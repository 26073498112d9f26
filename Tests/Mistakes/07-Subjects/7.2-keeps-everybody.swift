// The end is told, and the observers stay in the bag.

// exercise 7.2
// instead of: slots.removeAll()
Bag()
// end 7.2
