// It completes after the first result, as if a sequence had only one.

// exercise 10.7
// instead of: map { .success($0) }.catch { error in .just(.failure(error)) }
map { .success($0) }.catch { error in .just(.failure(error)) }.take(1)
// end 10.7
