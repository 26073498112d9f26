// If the last array was full and nothing has come since, the completion sends no empty array: a
// source of as many elements as `count` gets one array and the end. After a late array the empty
// rest is sent.

// exercise 13.9
// instead of: private var gathered: [Element] = []
private var gathered: [Element] = []
private var wasFull = false
// end 13.9

// exercise 13.9
// instead of: forwardNext(rest)
if !rest.isEmpty || !wasFull { forwardNext(rest) }
// end 13.9

// exercise 13.9
// instead of: let full = gathered
let full = gathered
wasFull = full.count == count
// end 13.9
