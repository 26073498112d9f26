// Work that is alone in line goes on without getting in line; idle work has its first turn as the
// action of `run`.

// exercise 5.7
let isOutermost = !isRunning
isRunning = true
let result = action()
if isOutermost {
  while let work = waiting.removeFirst() {
    while work.takeTurn() {
      if waiting.isEmpty { continue }
      waiting.append(work)
      break
    }
  }
  isRunning = false
}
return result
// end 5.7

// exercise 5.7
if isRunning {
  waiting.append(work)
} else {
  run { if work.takeTurn() { waiting.append(work) } }
}
// end 5.7
