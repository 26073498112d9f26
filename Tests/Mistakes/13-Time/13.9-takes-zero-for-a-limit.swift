// With a count of zero each element is an array.

// exercise 13.9
// instead of: if gathered.count == count { sendGathered() }
if gathered.count >= count { sendGathered() }
// end 13.9
