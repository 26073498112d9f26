// It tries until it works, and nobody hears that it does not.

// exercise 10.9
upload(page).retry().ignoreElements()
// end 10.9
