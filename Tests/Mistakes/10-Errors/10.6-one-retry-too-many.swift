// The last error is answered, too.
// Changes: 10.6-halves-the-longest.swift

// exercise 10.6
// instead of: guard index < retries else { return nil }
// instead of: return firstPause <= longestPause >> index
// instead of: ? firstPause << index
// instead of: : longestPause
guard index <= retries else { return nil }
var pause = min(firstPause, longestPause)
for _ in 0..<index {
  guard 0 < pause, pause < longestPause else { break }
  pause = pause > longestPause / 2 ? longestPause : pause * 2
}
return
  pause
// end 10.6
