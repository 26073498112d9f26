// The label that is shown later stays empty.

// exercise 14.10
forecast = request.share()
// end 14.10
