// All elements are kept, and each chunk is a part of them.

// exercise 5.13
// instead of: private var begun: [Source] = []
private var all: [Source] = []
private var start = 0
private var begun: [Source] { Array(all[start...]) }

// instead of: begun.append(element)
all.append(element)

// instead of: begun = []
start = all.count
// end 5.13
