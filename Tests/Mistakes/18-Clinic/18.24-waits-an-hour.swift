// Gives the service an hour, and not the ten seconds that it has promised.

// exercise 18.24
// instead of: lab.wait(seconds: 10)
lab.wait(seconds: 3_600)
// end 18.24
