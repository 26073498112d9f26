// Hands out all that waits as one piece of work. Then the queue looks empty: if 2 and 3 were waiting and
// the observer answers 2 with 4, the 4 overtakes the 3.

// exercise 7.5
// instead of: if let work = queue.removeFirst() { return work }
var waiting: [Work] = []
while let work = queue.removeFirst() { waiting.append(work) }
if !waiting.isEmpty { return { [waiting] in waiting.forEach { work in work() } } }
// end 7.5
