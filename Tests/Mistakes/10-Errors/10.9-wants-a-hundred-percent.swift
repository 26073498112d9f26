// An upload that completes without having reported 100 percent is taken for a failure, and sent
// again.

// exercise 10.9
// instead of: upload(page).retry(3).ignoreElements()
upload(page)
  .reduce(0) { _, percent in percent }
  .map { percent in
    if percent < 100 { throw RxError.noElements }
    return percent
  }
  .retry(3)
  .ignoreElements()
// end 10.9
