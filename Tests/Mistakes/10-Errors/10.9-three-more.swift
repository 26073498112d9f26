// It tries four times: once, and then three times more.

// exercise 10.9
upload(page).retry(4).ignoreElements()
// end 10.9
