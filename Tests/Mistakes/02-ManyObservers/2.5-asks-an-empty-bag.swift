// The search ends on the last slot at most, and an empty bag doesn't have one.

// exercise 2.5
// instead of: var high = entries.count
var high = entries.count - 1
// instead of: return low < entries.count && entries[low].key == key ? low : nil
return entries[low].key == key ? low : nil
// end 2.5
