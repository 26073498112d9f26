// The key is advanced before it is returned, so everybody gets the next one's key.

// exercise 2.2
// instead of: let key = nextKey
// instead of: nextKey = key.next
// instead of: entries.append((key, element))
// instead of: return key
entries.append((nextKey, element))
nextKey = nextKey.next
return nextKey
// end 2.2
