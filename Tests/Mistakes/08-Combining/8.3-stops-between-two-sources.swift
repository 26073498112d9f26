// Disposes the whole sink to be rid of the source that has completed.

// exercise 8.3
dispose()
moveToNext()
// end 8.3
