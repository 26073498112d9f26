// Leaves the old temperature where it is, until the new city has sent one.

// exercise 18.18
// instead of: self.city = city
// instead of: temperature = ""
self.city = city
// end 18.18
