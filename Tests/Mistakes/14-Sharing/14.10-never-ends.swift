// The request is sent when the page is made, and nobody can cancel it.

// exercise 14.10
let shared = request.concat(Observable.never()).replay(1)
_ = shared.connect()
forecast = shared.asObservable()
// end 14.10
