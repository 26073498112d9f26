// Shares what it maps: whoever subscribes while a value is heard begins with the one before.

// exercise 15.8
// instead of: Gauge<Result>(read: { transform(read()) }, elements: elements.map(transform))
Gauge<Result>(
  read: { transform(read()) },
  elements: elements.map(transform).share(replay: 1)
)
// end 15.8
