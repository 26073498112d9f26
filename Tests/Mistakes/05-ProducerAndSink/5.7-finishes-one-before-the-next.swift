// Work that has begun is run to its end, and nobody else gets a turn meanwhile.

// exercise 5.7
// instead of: if work.takeTurn() { waiting.append(work) }
while work.takeTurn() {}
// end 5.7
