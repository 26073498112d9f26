// `upload` is called for each attempt, and not once for all.

// exercise 10.9
Observable.deferred { [upload] in upload(page) }.retry(3).ignoreElements()
// end 10.9
