// Draws on one queue, one chart after the other.

// exercise 18.11
// instead of: let unit = fahrenheit.rx.isOn.asObservable()
let unit = fahrenheit.rx.isOn.asObservable()
let studio = SerialDispatchQueueScheduler(qos: .userInitiated)

  // instead of: .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
  .observe(on: studio)
// end 18.11
