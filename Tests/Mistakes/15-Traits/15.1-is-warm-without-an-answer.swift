// A call with neither is zero degrees.

// exercise 15.1
// instead of: if let degrees {
// instead of: single(.success(degrees))
// instead of: } else {
// instead of: single(.failure(error ?? NoAnswer()))
// instead of: }
if let error {
  single(.failure(error))
} else {
  single(.success(degrees ?? 0))
}
// end 15.1
