// The answer is forgotten when the request completes.

// exercise 14.10
forecast = request.share(replay: 1)
// end 14.10
