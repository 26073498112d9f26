// A key greater than all others leads behind the last slot, and stops the program.

// exercise 2.5
// instead of: return low < entries.count && entries[low].key == key ? low : nil
return entries[low].key == key ? low : nil
// end 2.5
