// A request whose source fails with the refusal of another breaker is not counted as a failure; as
// a trial, it leaves the breaker half-open.

// exercise 10.10
// instead of: note(.failed)
if !(error is CircuitBreaker.Refused) { note(.failed) }
// end 10.10
