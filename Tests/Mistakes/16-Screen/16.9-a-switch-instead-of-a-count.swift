// A set inside a set ends the silence of both: what the program set is sent.
// Changes: 16.9-counts-its-observers.swift

// exercise 16.9
// instead of: silence += 1
silence = 1

// instead of: silence -= 1
silence = 0
// end 16.9
