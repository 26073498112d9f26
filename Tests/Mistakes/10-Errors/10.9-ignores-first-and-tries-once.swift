// It sends the end of the first attempt.

// exercise 10.9
upload(page).ignoreElements()
// end 10.9
