// Drops an element that comes while another one waits.

// exercise 8.5
// instead of: waiting.append(element)
if waiting.isEmpty { waiting.append(element) }
// end 8.5
