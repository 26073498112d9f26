// The page is sent when `save` is called, and again by whoever subscribes.

// exercise 10.9
let attempts = upload(page).retry(3)
_ = attempts.subscribe { _ in }
return attempts.ignoreElements()
// end 10.9
