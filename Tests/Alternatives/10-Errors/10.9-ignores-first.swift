// Each attempt ignores its elements, and then it is retried.

// exercise 10.9
upload(page).ignoreElements().retry(3)
// end 10.9
