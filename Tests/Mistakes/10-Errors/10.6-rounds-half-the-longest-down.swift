// A pause of half the longest, rounded down, jumps to the longest: 2 of 5 becomes 5, and should double to 4.

// exercise 10.6
// instead of: pause = pause > longestPause / 2 ? longestPause : pause * 2
pause = pause >= longestPause / 2 ? longestPause : pause * 2
// end 10.6
