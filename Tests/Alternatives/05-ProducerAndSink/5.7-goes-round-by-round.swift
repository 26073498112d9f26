// Takes out all that waits, gives it a turn each, and then looks what has come meanwhile.

// exercise 5.7
if isRunning { return action() }
isRunning = true
let result = action()
while !waiting.isEmpty {
  var round = waiting
  waiting = Queue()
  while let work = round.removeFirst() {
    guard work.takeTurn() else { continue }
    waiting.append(work)
  }
}
isRunning = false
return result
// end 5.7

// exercise 5.7
waiting.append(work)
if !isRunning { run {} }
// end 5.7
