// A first pause of more than 1, shifted by some sixty places, loses its high bits: the pause is 0
// or negative.

// exercise 10.6
// instead of: var pause = min(firstPause, longestPause)
// instead of: for _ in 0..<index {
// instead of: // The longest pause does not grow, and neither does a pause of 0.
// instead of: guard 0 < pause, pause < longestPause else { break }
// instead of: // Compared with half the longest: twice the pause may overflow.
// instead of: pause = pause > longestPause / 2 ? longestPause : pause * 2
// instead of: }
// instead of: return pause
guard firstPause > 0 else { return firstPause }
// The highest bit is the sign.
guard index < Int.bitWidth - 1 else { return longestPause }
return min(firstPause << index, longestPause)
// end 10.6
