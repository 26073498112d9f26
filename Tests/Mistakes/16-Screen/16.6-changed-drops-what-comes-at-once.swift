// `changed` leaves out all that comes inside `subscribe`, and nothing else: of values that send a
// change at once it misses that, and a first value that comes later it sends.

// exercise 16.6
// instead of: ControlEvent(events: values.skip(1))
let all = values
return ControlEvent(
  events: Observable.create { observer in
    // The value is sent inside `subscribe`.
    var isSubscribing = true
    defer { isSubscribing = false }
    return all.filter { _ in !isSubscribing }.subscribe(observer)
  }
)
// end 16.6
