// Completes when the first source does.

// exercise 8.3
complete()
moveToNext()
// end 8.3
