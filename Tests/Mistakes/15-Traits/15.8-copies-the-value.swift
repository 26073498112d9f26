// A mapped gauge has a value of its own, which is out of date until it has been told.

// exercise 15.8
// instead of: Gauge<Result>(read: { transform(read()) }, elements: elements.map(transform))
Gauge<Result>(transform(value), then: elements.map(transform))
// end 15.8
