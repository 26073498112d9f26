// An observer that sets a value and then leaves is called once more, after it has left: nested
// values wait in line, and the line is not given up.

// exercise 1.1
observer?(value)
// end 1.1

// exercise 1.1
guard let observer else {
  self.observer = nil
  return
}
var line: [Value] = []
var isTelling = false
self.observer = { newest in
  line.append(newest)
  guard !isTelling else { return }
  isTelling = true
  while !line.isEmpty { observer(line.removeFirst()) }
  isTelling = false
}
// end 1.1
