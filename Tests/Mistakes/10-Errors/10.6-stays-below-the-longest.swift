// A pause that would pass the longest is not doubled, so the longest is seldom reached.

// exercise 10.6
// instead of: pause = pause > longestPause / 2 ? longestPause : pause * 2
pause = pause > longestPause / 2 ? pause : pause * 2
// end 10.6
