// Looks for its request by the city: the first one for that city may be another subscriber's.

// exercise 15.1
// instead of: return Disposables.create { request.cancel() }
_ = request
return Disposables.create { self.requests.first { $0.city == city }?.cancel() }
// end 15.1
