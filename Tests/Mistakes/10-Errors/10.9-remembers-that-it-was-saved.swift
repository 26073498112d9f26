// Once the page was saved, whoever subscribes to the same sequence afterwards hears `completed`,
// and nothing is sent.

// exercise 10.9
// instead of: upload(page).retry(3).ignoreElements()
var isSaved = false
let saving = upload(page).retry(3).ignoreElements().do(onCompleted: { isSaved = true })
return .deferred { isSaved ? .empty() : saving }
// end 10.9
