// It completes at 100 percent, before the server has said that it has the page.

// exercise 10.9
upload(page).retry(3).filter { $0 == 100 }.take(1).ignoreElements()
// end 10.9
