// Work that is enqueued when nothing runs is put in line, and never run.

// exercise 5.7
// instead of: run { waiting.append(work) }
waiting.append(work)
// end 5.7
