// Throws the token of the connection away: now not even the end of the page is its end.

// exercise 18.10
// instead of: pictures.connect().disposed(by: visit)
_ = pictures.connect()
// end 18.10
