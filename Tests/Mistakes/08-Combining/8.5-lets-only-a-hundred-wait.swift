// Lets no more than a hundred elements wait, and drops the rest.

// exercise 8.5
// instead of: waiting.append(element)
if waiting.count < 100 { waiting.append(element) }
// end 8.5
